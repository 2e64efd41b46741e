/** What a place is, apart from what happens there: its screen, address, reading and polling. */

import { stepPointer } from '../analysis/index.ts'
import {
  type Assign,
  type CompiledFlow,
  childPointer,
  isSameJson,
  type Load,
  type Place,
  placePointer,
  valueAtPointer,
} from '../flow/index.ts'
import { renamedAssigns } from './consequence.ts'
import type { Names } from './renames.ts'

export interface Traits extends Pick<Place, 'screen' | 'route' | 'history' | 'keepMounted' | 'final'> {
  enter: readonly Assign[]
  call: string | null
  load: Load | null
  poll: { everyMs: number; timeoutMs: number } | null
  /** In milliseconds. */
  timeLimit: number | null
}

export type Trait = keyof Traits

export type TraitChange = {
  [Name in Trait]: { trait: Name; before: Traits[Name]; after: Traits[Name] }
}[Trait]

const traitsOf = (
  { screen, route, history, keepMounted, final, enter, call, load, poll, timeLimit }: Place,
  names: Names,
): Traits => ({
  screen,
  route,
  history,
  keepMounted,
  final,
  enter: renamedAssigns(enter, names),
  call: call === null ? null : call.effect,
  load,
  poll: poll && { everyMs: poll.everyMs, timeoutMs: poll.timeoutMs },
  timeLimit: timeLimit?.ms ?? null,
})

export function traitChanges(old: Place, now: Place, oldNames: Names, newNames: Names): TraitChange[] {
  const [before, after] = [traitsOf(old, oldNames), traitsOf(now, newNames)]
  return (Object.keys(before) as Trait[])
    .filter((trait) => !isSameJson(before[trait], after[trait]))
    .map((trait) => ({ trait, before: before[trait], after: after[trait] }) as TraitChange)
}

/** A state has a trait from its step unless it sets its own. Without either, the place itself. */
export function traitPointer({ definition }: CompiledFlow, place: string, trait: Trait): string {
  const own = placePointer(place)
  const set = [own, stepPointer(place)].map((pointer) => childPointer(pointer, trait))
  return set.find((pointer) => valueAtPointer(definition, pointer) !== undefined) ?? own
}
