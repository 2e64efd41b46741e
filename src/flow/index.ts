export { type CompileResult, compile, forInputs, VariantsConflict } from './compile.ts'
export { isInDomain } from './conditions.ts'
export { defined } from './defined.ts'
export { failureNames } from './failures.ts'
export { readInputs } from './fields.ts'
export { type Assertion, compileAssertions, type Lead, type Named, type Never } from './flow-tests.ts'
export type {
  Assign,
  Call,
  CompiledFlow,
  Emit,
  Field,
  Load,
  Overlay,
  PathStep,
  Place,
  Poll,
  Rule,
  RuleTarget,
  Scope,
  Source,
  Test,
  Values,
} from './model.ts'
export { entryOf } from './places.ts'
export { childPointer, pointerSegments, valueAtPointer } from './pointer.ts'
export type { Problem, ProblemCode } from './problem.ts'
export { checkShape, maxDepth, type Shape } from './shape.ts'
export { type Suggestion, suggest } from './suggest.ts'
export { problemInWords } from './words/problem-in-words.ts'
export { didYouMean, listed, suggestionInWords } from './words/suggestion-in-words.ts'
