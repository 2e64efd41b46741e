import type { CompiledFlow } from './model.ts'
import type { Problem } from './problem.ts'

/** A compiled flow, or every problem of its definition. */
export type CompileResult = { flow: CompiledFlow; problems: [] } | { flow: null; problems: Problem[] }
