export {
  childPointer,
  isPointerBelow,
  joinPointers,
  lastSegment,
  parentPointer,
  pointerSegments,
  pointerWithin,
  siblingPointer,
  valueAtPointer,
} from '../pointer/index.ts'
export { allAnswers, answerName, answersTo, finiteAnswers, isAnswer, isShown } from './answers.ts'
export { behaviourOf } from './behaviour.ts'
export { markChecked, readMark } from './checked.ts'
export { comparison, type Operator } from './closures.ts'
export { compileSound, duration, forInputs, VariantsConflict } from './compile.ts'
export { compile } from './compile-checked.ts'
export type { CompileResult } from './compile-result.ts'
export { createConditionCompiler, isInDomain } from './conditions.ts'
export { defined } from './defined.ts'
export { failureNames } from './failures.ts'
export { domain, type Outside, readInputs } from './fields.ts'
export { placePointer, targetPointer } from './flow-pointers.ts'
export { hasWords } from './has-words.ts'
export { type FlowIdentity, identityOf } from './identity.ts'
export { formsNamed, inlineForms, isName } from './inline-forms.ts'
export { isRecord, isSameInAnyOrder, isSameJson } from './json.ts'
export { readData } from './known-data.ts'
export { mergedKeys, mergePatch, pointerInMerge } from './merge.ts'
export type {
  Assign,
  Call,
  CompiledFlow,
  Datum,
  Emit,
  Field,
  Input,
  Load,
  Overlay,
  Page,
  PathStep,
  Place,
  Poll,
  Rule,
  RuleTarget,
  Scope,
  Shares,
  Test,
  Values,
} from './model.ts'
export { parsePlaceId, placeId } from './place-id.ts'
export { entryOf, placeNames, placesOf } from './place-names.ts'
export { pollLimits } from './poll-limits.ts'
export type { Problem, ProblemCode, ProblemOf } from './problem.ts'
export {
  assignedReference,
  formatReference,
  operandReference,
  parseReference,
  type Reference,
  readReference,
} from './references.ts'
export { targetKeywords } from './rules.ts'
export { checkShape, maxDepth, type Shape } from './shape.ts'
export { editDistance, type Suggestion, suggest } from './suggest.ts'
export { switchedOn } from './switched-on.ts'
export { durationInWords, isDurationKey, millisecondsInWords } from './words/duration-in-words.ts'
export type { PlacedProblem } from './words/place.ts'
export { placedProblemInWords, placeProblem, problemCodes, problemInWords } from './words/problem-in-words.ts'
export { didYouMean, quoted, suggestionInWords } from './words/suggestion-in-words.ts'
