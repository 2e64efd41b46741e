/** Where a rule of a step can lead: what fits first, then the rest with the reason why it does not. */
import { ruleListsOf } from '../../analysis/index.ts'
import { parsePlaceId, placeId, placeNames, targetKeywords } from '../../flow/index.ts'
import type { FlowDefinition, StatusName } from '../../generated/flow.types.ts'
import type { WrittenTarget } from './step-parts.ts'

export interface TargetChoice {
  target: string
  /** null: it fits. */
  exclusion:
    | { code: 'asked-by-server'; status: StatusName }
    | { code: 'shown-to-nobody' }
    | { code: 'beside-path' }
    | null
}

export function choicesFor(definition: FlowDefinition, step: string, { trigger, to }: WrittenTarget): TargetChoice[] {
  const { path, steps } = definition
  const own = Object.keys(steps[step]?.states ?? {})
  const others = placeNames(definition).filter((name) => name === step || parsePlaceId(name).step !== step)
  const asked = statesOfStatus(definition)
  const exclusionOf = (target: string): TargetChoice['exclusion'] => {
    if (target === to) return null
    const status = asked.get(own.includes(target) ? placeId(step, target) : target)
    if (status && trigger.kind !== 'status') return { code: 'asked-by-server', status }
    if (steps[target]?.enabled === false) return { code: 'shown-to-nobody' }
    return target === '@next' && !path.includes(step) ? { code: 'beside-path' } : null
  }
  const targets = new Set([to, '@next', '@back', ...own, ...others, ...Object.keys(targetKeywords)])
  const choices = [...targets].map((target) => ({ target, exclusion: exclusionOf(target) }))
  return [...choices.filter(({ exclusion }) => !exclusion), ...choices.filter(({ exclusion }) => exclusion)]
}

/** States that show what the server asks for, by place, each with the status that leads there. */
export function statesOfStatus(definition: FlowDefinition): ReadonlyMap<string, StatusName> {
  const entries = ruleListsOf(definition).flatMap(({ step, trigger, rules }) => {
    if (trigger.kind !== 'status' || step === null) return []
    const states = Object.entries(definition.steps[step]?.states ?? {})
    // What reads something shows what the server has asked for; a progress screen does not.
    const asking = states.filter(([, { load }]) => load).map(([name]) => name)
    return rules.flatMap(({ rule: { to = '' } }) =>
      asking.includes(to) ? [[placeId(step, to), trigger.status] as const] : [],
    )
  })
  return new Map(entries.reverse())
}
