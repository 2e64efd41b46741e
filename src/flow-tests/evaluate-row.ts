/** A row over every reachable state: whenever its event happens where it says, what follows is what it expects. */
import type { Model } from '../analysis/index.ts'
import { anyReference, type InputSet } from '../engine/index.ts'
import { defined, isSameJson, type Values } from '../flow/index.ts'
import { failsWith } from './failures.ts'
import { isAmong } from './is-among.ts'
import type { Row } from './model.ts'
import { actualAspects, delayOf, goesWhere } from './observed.ts'
import { type Occurrence, occurrences } from './occurrences.ts'
import { type Aspect, type Cause, type FoundFailure, type Verdict, valueAspects } from './verdict.ts'

export function evaluateRow(model: Model, row: Row): Verdict {
  const found = [...occurrencesFor(model, row)]
  const fails = failsWith(mismatches(model, row, found))
  if (fails) return fails
  const places = new Set(found.map(({ before }) => before?.place))
  const unseen = [...(row.at ?? [])].filter(([, ids]) => !ids.some((id) => places.has(id)))
  if (found.length > 0 && unseen.length === 0) return { kind: 'holds' }
  const because = {
    kind: 'no-event',
    on: row.definition.on,
    at: unseen.map(([name]) => name),
    forSome: row.test !== null || row.given !== null,
  } as const
  return { kind: 'never-applies', because }
}

function* mismatches(model: Model, row: Row, found: readonly Occurrence[]): Generator<FoundFailure> {
  const clientsAt = new Map<string | null, InputSet>()
  for (const { before, when } of found) {
    const place = before?.place ?? null
    clientsAt.set(place, (clientsAt.get(place) ?? 0n) | when)
  }
  for (const occurrence of found) {
    const mismatch = findMismatch(model, row, occurrence)
    if (mismatch === null) continue
    const { aspect, expected, actual, when } = mismatch
    const { before, after, events } = occurrence
    const place = before?.place ?? null
    yield {
      failure: { kind: 'row', place, on: row.definition.on, aspect, expected, actual },
      cause: causeOf(occurrence, aspect),
      path: { to: before ?? after, inputs: when, events },
      clients: when,
      among: defined(clientsAt.get(place), 'clients of an occurrence'),
    }
  }
}

/** Those that the row is about: its `given` and `if` hold. */
export function* occurrencesFor(model: Model, row: Row): Generator<Occurrence> {
  const clients = row.given === null ? model.space.all : clientsLike(model, row.given)
  for (const occurrence of occurrences(model, row)) {
    const { data, payload } = occurrence
    const when = model.holding(occurrence.when & clients, row.test, data, payload)
    if (when !== 0n) yield when === occurrence.when ? occurrence : { ...occurrence, when }
  }
}

/** A reference that is given means any. */
const clientsLike = ({ space }: Model, given: Values): InputSet =>
  space.filter(space.all, (inputs) =>
    Object.entries(given).every(
      ([name, value]) => inputs[name] === value || (inputs[name] === anyReference && value !== null),
    ),
  )

interface Mismatch {
  aspect: Aspect
  expected: unknown
  actual: unknown
  when: InputSet
}

/** The first aspect that is not as expected, and for which inputs. */
function findMismatch(model: Model, row: Row, occurrence: Occurrence): Mismatch | null {
  const { when, after, payload } = occurrence
  const there = goesWhere(occurrence)
  if (!there.some((name) => isAmong(row.goesTo, name))) {
    const expected = [...row.goesTo.keys()]
    return { aspect: 'goesTo', expected: expected.length === 1 ? expected[0] : expected, actual: there[0], when }
  }
  const actual = actualAspects(occurrence)
  for (const aspect of valueAspects) {
    const expected = aspect === 'after' ? delayOf(row, occurrence) : row[aspect]
    if (expected !== null && !isSameJson(expected, actual[aspect]))
      return { aspect, expected, actual: actual[aspect], when }
  }
  if (row.with === null) return null
  const without = when & ~model.holding(when, row.with, after.state.data, payload)
  return without === 0n ? null : { aspect: 'with', expected: row.definition.with, actual: null, when: without }
}

function causeOf({ rule, before, after, event }: Occurrence, aspect: Aspect): Cause {
  if (rule) {
    const { kind } = rule.target
    return { kind: 'rule', pointer: rule.pointer, onPath: aspect === 'goesTo' && (kind === 'next' || kind === 'back') }
  }
  if (event === null) return { kind: 'path', event: 'start', step: after.state.at.step }
  if (before === null) return { kind: 'unknown' }
  if (event.type === 'BACK') return { kind: 'path', event: 'BACK', step: before.state.at.step }
  return { kind: 'no-handler', event, place: before.place }
}
