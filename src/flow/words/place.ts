/**
 * What the sentence of a problem says about its place, as data: in one document, problems with the same code, parameters
 * and place have the same sentence.
 */
import { childPointer, pointerSegments, valueAtPointer } from '../../pointer/index.ts'
import { defined } from '../defined.ts'
import type { Problem, ProblemCode, ProblemOf } from '../problem.ts'
import { type KeyPlace, keyPlace } from './key-place.ts'

/** The other codes have sentences that say nothing about the place. */
interface Places {
  /** `segments`: of the pointer, without positions in lists. `call`: which call lacks its outcomes. */
  'missing-keys': { segments: readonly string[]; call: string | null }
  'unknown-key': KeyPlace
  /** The screen whose events are handled there; null where another name is suggested. */
  'unknown-word': { screen: string | null }
  /** `step`: the one that lacks a state. */
  'unknown-name': { step: string | null; isInPath: boolean }
  'too-small': { key: string }
  'too-large': { key: string }
  'no-finite-domain': { isSplit: boolean }
  'not-offered': { isDefault: boolean }
}

/** The screen of the step or state under whose `on` an event is written. */
function screenAround(pointer: string, document: unknown): string | null {
  const keys = pointerSegments(pointer)
  const screen = keys.at(-2) === 'on' && valueAtPointer(document, childPointer('', ...keys.slice(0, -2), 'screen'))
  return typeof screen === 'string' ? screen : null
}

const keyAt = ({ pointer }: Problem) => ({ key: defined(pointerSegments(pointer).at(-1), 'key') })

const places: { readonly [Code in keyof Places]: (problem: ProblemOf<Code>, document: unknown) => Places[Code] } = {
  'missing-keys': ({ pointer }, document) => {
    const call = valueAtPointer(document, childPointer(pointer, 'effect'))
    return {
      segments: pointerSegments(pointer).filter((segment) => !/^\d+$/.test(segment)),
      call: typeof call === 'string' ? call : null,
    }
  },
  'unknown-key': keyPlace,
  'unknown-word': ({ list, pointer, suggestion }, document) => ({
    screen: list === 'eventName' && suggestion.kind === 'one-of' ? screenAround(pointer, document) : null,
  }),
  'unknown-name': ({ kind, pointer, suggestion }) => ({
    step: kind === 'state' ? defined(pointerSegments(pointer)[1], 'key') : null,
    isInPath: suggestion.kind === 'one-of' && pointerSegments(pointer)[0] === 'path',
  }),
  'too-small': keyAt,
  'too-large': keyAt,
  'no-finite-domain': ({ pointer }, document) => ({
    isSplit: valueAtPointer(document, childPointer(pointer, 'from')) === 'split',
  }),
  'not-offered': ({ pointer }) => ({ isDefault: pointer === '/page/languages' }),
}

/** A problem with what its sentence says about its place. */
export type PlacedProblem<Code extends ProblemCode = ProblemCode> = {
  [Each in Code]: ProblemOf<Each> & (Each extends keyof Places ? { place: Places[Each] } : unknown)
}[Code]

/** What the sentence is made of. */
export type SentenceParts<Code extends ProblemCode> = Omit<PlacedProblem<Code>, 'pointer'>

/** `pointer`: into this document. */
export function withPlace(problem: Problem, document: unknown, pointer = problem.pointer): PlacedProblem {
  if (!(problem.code in places)) return problem as PlacedProblem
  const find = places[problem.code as keyof Places] as (at: Problem, document: unknown) => Places[keyof Places]
  return { ...problem, place: find({ ...problem, pointer }, document) } as PlacedProblem
}
