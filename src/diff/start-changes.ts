/** Where sessions begin. */
import { sourcePointer } from '../analysis/index.ts'
import type { InputSet, Start } from '../engine/index.ts'
import { always, type Change } from './change.ts'
import { circumstancesOf } from './circumstances.ts'
import { addInputs } from './combine.ts'
import type { Comparison, Side } from './comparison.ts'

export function startChanges(comparison: Comparison): Change[] {
  const { old, now, renames } = comparison
  const before = startsOf(old, renames.place)
  const after = startsOf(now, (place) => place)
  return [...after].flatMap(([place, is]) =>
    [...before].flatMap(([other, was]): Change[] => {
      const clients = is & was
      if (other === place || clients === 0n) return []
      const pointer = startPointer(now, place, clients)
      const circumstances = circumstancesOf(clients, comparison)
      return [{ code: 'start-changed', before: other, after: place, version: 'new', pointer, ...always, circumstances }]
    }),
  )
}

/** By the place in which they begin. */
function startsOf({ walk: { starts } }: Side, name: (place: string) => string): Map<string, InputSet> {
  const found = new Map<string, InputSet>()
  for (const { to, when } of starts) addInputs(found, name(to.place), when)
  return found
}

/** The rule of `start` that leads there; else the path does. */
function startPointer({ flow, walk: { starts } }: Side, place: string, clients: InputSet): string {
  const isTaken = ({ to, when }: Start) => to.place === place && (when & clients) !== 0n
  const taken = starts.find((each) => isTaken(each) && each.rule)
  return taken?.rule ? sourcePointer(flow.definition, taken.to.flow.definition, taken.rule.pointer) : '/path'
}
