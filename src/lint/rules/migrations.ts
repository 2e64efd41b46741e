import { didYouMean } from '../../flow/index.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import type { Report } from '../finding.ts'
import type { FlowRule } from '../rule.ts'

export const migrations: FlowRule = {
  id: 'migrations',
  severity: 'error',
  over: 'flow',
  summary: 'A step or state that was released and is gone is mapped to its replacement, under a new version.',
  check: ({ compiled, base }, report) => {
    if (!compiled) return
    const { definition } = compiled
    checkMapped(definition, report)
    if (base) checkGone(definition, base, report)
  },
}

/** Needs no release to compare with. */
function checkMapped(definition: FlowDefinition, report: Report) {
  const places = placesOf(definition)
  for (const [index, { from, steps }] of (definition.migrations ?? []).entries()) {
    const at = `/migrations/${index}`
    if (from >= definition.version)
      report(
        `${at}/from`,
        `It maps names of version ${from}, but this is version ${definition.version}. Raise "version", or name an older one.`,
      )
    for (const [old, to] of Object.entries(steps)) {
      const now = follow(definition, to, from + 1)
      if (!places.has(now))
        report(`${at}/steps/${old}`, `There is no step or state '${now}'. ${didYouMean(now, [...places.keys()])}`)
    }
  }
}

function checkGone(definition: FlowDefinition, base: FlowDefinition, report: Report) {
  const [now, then] = [placesOf(definition), placesOf(base)]
  const gone = [...then.keys()].filter((name) => !now.has(name))
  const { version } = definition
  if (version < base.version)
    report('/version', `Version ${base.version} has been released, but this is ${version}. Raise it.`)
  else if (version === base.version && gone.length > 0)
    report('/version', `Version ${version} has been released with ${list(gone)}. Raise it to ${version + 1}.`)
  for (const name of gone) {
    if (now.has(follow(definition, name, base.version))) continue
    if (name.includes('.') && gone.includes(name.split('.')[0] ?? '')) continue
    const twin = [...now].find(
      ([place, screens]) => !then.has(place) && screens !== '' && screens === then.get(name),
    )?.[0]
    const example = `{ "from": ${base.version}, "steps": { "${name}": "${twin ?? '…'}" } }`
    report(
      '/steps',
      `'${name}' was in version ${base.version} and is gone. Map it to its replacement under "migrations": ${example}.`,
    )
  }
}

const list = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')

/** Steps and states with the screens that they show. */
function placesOf({ steps }: FlowDefinition): Map<string, string> {
  const known = Object.entries(steps ?? {}).flatMap(([name, step]): [string, string][] => {
    const states = Object.entries(step?.states ?? {})
    const screens = states.map(([, state]) => state?.screen)
    return [
      [name, [step?.screen, ...screens].filter(Boolean).join()],
      ...states.map(([state, body]): [string, string] => [`${name}.${state}`, body?.screen ?? '']),
    ]
  })
  return new Map(known)
}

/** The present name for one of this version, through every later migration. */
function follow({ migrations: all = [] }: FlowDefinition, name: string, version: number): string {
  const later = [...all].filter(({ from }) => from >= version).sort((a, b) => a.from - b.from)
  return later.reduce((place, { steps }) => {
    if (Object.hasOwn(steps, place)) return steps[place] ?? place
    const [step = '', state] = place.split('.')
    const to = state !== undefined && Object.hasOwn(steps, step) ? steps[step] : undefined
    return to === undefined ? place : to.includes('.') ? to : `${to}.${state}`
  }, name)
}
