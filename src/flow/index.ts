export { type Assertion, compileAssertions, type Lead, type Named, type Never } from './assertions.ts'
export { type CompileResult, compile, forInputs } from './compile.ts'
export { readInputs } from './fields.ts'
export type {
  Assign,
  Call,
  CompiledFlow,
  Emit,
  Field,
  Goal,
  Load,
  Overlay,
  PathStep,
  Place,
  Poll,
  Rule,
  Scope,
  Source,
  Test,
  Values,
} from './model.ts'
export { below, mend, type Problem, type ProblemCode } from './problem.ts'
export { checkShape, type Shape } from './shape.ts'
