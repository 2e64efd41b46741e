export { accepts } from './accepts.ts'
export { createAlphabet, failureGroups } from './alphabet.ts'
export { type Choice, choices } from './choices.ts'
export { firstMatching, placeOf, stepsAhead } from './destination.ts'
export {
  type Handler,
  handlerOf,
  isFailureOutcome,
  isOutcome,
  openOverlay,
  payloadOf,
  scopeOf,
  userEventTypes,
} from './dispatch.ts'
export { EngineError } from './errors.ts'
export { distinguishedFields, unnumbered } from './fingerprint.ts'
export { freezeStates } from './freeze.ts'
export { eventIn, isBusy } from './in-progress.ts'
export { initialPlace } from './initial-place.ts'
export { allInputs, anyReference, createInputSpace, defaultsFirst, type InputSet, unionOf } from './input-sets.ts'
export { anyOther, orders } from './payload-values.ts'
export { renumber, replay, type Trace } from './replay.ts'
export { sentAt } from './sent-events.ts'
export type { Effect, Event, Failure, Outcome, OutcomeOf, State, TransitionResult, UserEvent } from './state.ts'
export { takeAnswers } from './take-answers.ts'
export { start, transition } from './transition.ts'
export { type Edge, type ReachableState, type Start, type Walk, walk, walkInSlices } from './walk.ts'
