/** What a step's box shows: its states, how each is entered, and what leads from one to another. */
import { type CompiledFlow, parsePlaceId, placeId } from '../flow/index.ts'
import type { DrawnRule } from './drawn-rules.ts'
import type { Row } from './parts.ts'

type NameOf = (place: string) => string

export function rowsOf(step: string, flow: CompiledFlow, rules: readonly DrawnRule[], nameOf: NameOf): Row[] {
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
      leaves: leaves(step, leaving, nameOf),
    }
  })
  return rows.filter(({ state, leaves: { length } }) => state !== null || length > 0)
}

type Exit = { kind: 'to'; name: string } | { kind: 'close' | 'exit' }

/** `SUBMIT_ACCOUNTS, SUBMIT_MANUAL_ACCOUNTS → polling`; what leads to other steps is drawn as an arrow. */
function leaves(step: string, leaving: readonly DrawnRule[], nameOf: NameOf): string[] {
  const byExit = new Map<string, { exit: Exit; when: string | null; events: Set<string> }>()
  for (const { on, when, kind, target } of leaving) {
    const exit = exitOf(step, kind, target, nameOf)
    if (exit === null) continue
    const key = JSON.stringify([exit, when])
    const known = byExit.get(key) ?? { exit, when, events: new Set() }
    byExit.set(key, known)
    known.events.add(on)
  }
  return [...byExit.values()].map(({ exit, when, events }) => {
    const words = exitInWords(exit, [...events].join(', '))
    return when === null ? words : `${words}, ${when}`
  })
}

function exitInWords(exit: Exit, on: string): string {
  switch (exit.kind) {
    case 'close':
      return `closes on ${on}`
    case 'exit':
      return `asks on ${on} before closing`
    case 'to':
      return `${on} → ${exit.name}`
  }
}

/** null: it stays here, or an arrow shows it. */
function exitOf(step: string, kind: DrawnRule['kind'], target: DrawnRule['target'], nameOf: NameOf): Exit | null {
  if (target.kind === 'close' || target.kind === 'exit') return { kind: target.kind }
  if (target.kind === 'back') return { kind: 'to', name: 'the step before' }
  if (target.kind !== 'place') return null
  const { step: other, state } = parsePlaceId(target.place)
  if (other === step) return { kind: 'to', name: state ?? 'itself' }
  return kind === 'back' ? { kind: 'to', name: nameOf(target.place) } : null
}
