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
export { mend, type Problem, type ProblemCode } from './problem.ts'
export { checkShape, type Shape } from './shape.ts'
