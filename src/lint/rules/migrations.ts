import { childPointer, parsePlaceId, suggest } from '../../flow/index.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import type { Fix, Report } from '../finding.ts'
import type { FlowRule } from '../rule.ts'
import { follow, newPlacesLike, screensByPlace } from './parts/renamed-places.ts'

type ReportMigration = Report<'migrations'>

export const migrations: FlowRule<'migrations'> = {
  id: 'migrations',
  severity: 'error',
  over: 'flow',
  summary: 'A step or state that was released and is gone is mapped to its replacement, under a new version.',
  rank: 'definition',
  check: ({ compiled, base }, report) => {
    if (!compiled) return
    const { definition } = compiled
    checkMapped(definition, report)
    if (base) checkGone(definition, base, report)
  },
}

/** What can be checked without the released flow. */
function checkMapped(definition: FlowDefinition, report: ReportMigration) {
  const places = screensByPlace(definition)
  const { version, migrations: all = [] } = definition
  for (const [index, { from, steps }] of all.entries()) {
    const at = childPointer('/migrations', index)
    if (from >= version) report(childPointer(at, 'from'), { code: 'from-present-version', from, version })
    for (const [old, to] of Object.entries(steps)) {
      const place = follow(definition, to, from + 1)
      if (places.has(place)) continue
      const suggestion = suggest(place, [...places.keys()])
      report(childPointer(at, 'steps', old), { code: 'unknown-place', place, suggestion })
    }
  }
}

function checkGone(definition: FlowDefinition, base: FlowDefinition, report: ReportMigration) {
  const [now, then] = [screensByPlace(definition), screensByPlace(base)]
  const gone = [...then.keys()].filter((name) => !now.has(name))
  const { version } = definition
  const { version: released } = base
  const raised = { fix: { pointer: '/version', value: released + 1 } }
  if (version < released) report('/version', { code: 'older-than-released', released, version }, raised)
  else if (version === released && gone.length > 0)
    report('/version', { code: 'same-as-released', version, gone }, raised)
  for (const place of gone) {
    if (now.has(follow(definition, place, released))) continue
    const { step, state } = parsePlaceId(place)
    if (state !== null && gone.includes(step)) continue
    const alike = newPlacesLike(place, now, then)
    const replacement = alike[0] ?? null
    const details =
      replacement !== null && alike.length === 1 ? { fix: mapping(definition, place, released, replacement) } : {}
    report('/steps', { code: 'not-mapped', place, released, replacement }, details)
  }
}

/** The only step or state that shows the same is what has replaced it. */
function mapping({ migrations: all = [] }: FlowDefinition, place: string, released: number, replacement: string): Fix {
  const index = all.findIndex(({ from }) => from === released)
  if (index >= 0) return { pointer: childPointer('/migrations', index, 'steps', place), value: replacement }
  const migration = { from: released, steps: { [place]: replacement } }
  return { pointer: '/migrations', value: [...all, migration] }
}
