/** What a step's box shows: its states, how each is entered, and what leads from one to another. */
import { type CompiledFlow, parsePlaceId, placeId } from '../flow/index.ts'
import type { DrawnRule } from './drawn-rules.ts'
import type { Row } from './parts.ts'

export function rowsOf(step: string, flow: CompiledFlow, rules: readonly DrawnRule[]): Row[] {
  const own = rules.filter((each) => each.step === step)
  const states = Object.keys(flow.definition.steps[step]?.states ?? {})
  const rows = [null, ...states].map((state): Row => {
    const entered = own.filter(
      ({ kind, target }) => kind === 'status' && target.kind === 'place' && target.place === placeId(step, state),
    )
    const leaving = own.filter((each) => each.state === state && each.kind !== 'status')
    return {
      state,
      entered: entered.map(({ on, when }) => [on, when].filter(Boolean).join(', ')),
      leaves: leaves(step, leaving),
    }
  })
  return rows.filter(({ state, leaves: { length } }) => state !== null || length > 0)
}

/** `SUBMIT_ACCOUNTS, SUBMIT_MANUAL_ACCOUNTS → polling`; what leads to other steps is drawn as an arrow. */
function leaves(step: string, leaving: readonly DrawnRule[]): string[] {
  const byTarget = new Map<string, string[]>()
  for (const { on, when, kind, target } of leaving) {
    const to = targetInWords(step, kind, target)
    if (to === null) continue
    const key = `${to}${when ? `, ${when}` : ''}`
    byTarget.set(key, [...(byTarget.get(key) ?? []), on])
  }
  return [...byTarget].map(([to, events]) => {
    const on = [...new Set(events)].join(', ')
    return to.startsWith('→') ? `${on} ${to}` : to.replace(/^\w+/, (verb) => `${verb} on ${on}`)
  })
}

function targetInWords(step: string, kind: DrawnRule['kind'], target: DrawnRule['target']): string | null {
  if (target.kind === 'close') return 'closes'
  if (target.kind === 'exit') return 'asks before closing'
  if (target.kind === 'back') return '→ the step before'
  if (target.kind !== 'place') return null
  const { step: other, state } = parsePlaceId(target.place)
  if (other === step) return `→ ${state ?? 'itself'}`
  return kind === 'back' ? `→ ${target.place}` : null
}
