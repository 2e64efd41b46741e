import { flowShape } from '../generated/flow.shape.ts'
import { compileWith } from './compile.ts'
import type { CompileResult } from './compile-result.ts'
import { checkShape, type Shape } from './shape.ts'

/** Never throws, whatever it is given: a definition is read from a file that people edit. */
export const compile = (definition: unknown): CompileResult =>
  compileWith((each) => checkShape(flowShape as Shape, each), definition)
