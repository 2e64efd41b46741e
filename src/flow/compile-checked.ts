import { flowShape } from '../generated/flow.shape.ts'
import type { FlowDefinition } from '../generated/flow.types.ts'
import { compileWith } from './compile.ts'
import type { CompileResult } from './compile-result.ts'
import { checkShape, type Shape } from './shape.ts'

/**
 * Never throws, whatever it is given: a definition is read from a file that people edit.
 * @param sound a definition that compiles; the shape of what is the same in both is not checked again
 */
export const compile = (definition: unknown, sound?: FlowDefinition): CompileResult =>
  compileWith((each) => checkShape(flowShape as Shape, each, sound), definition)
