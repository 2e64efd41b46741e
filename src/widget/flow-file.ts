/** The flow definition beside the widget, fetched and compiled. */
import { fetchDefinition } from '../api/index.ts'
import { type CompiledFlow, compile, type Problem } from '../flow/index.ts'

export interface UnusableFlow {
  flow: null
  file: string
  /** Why it doesn't compile, or with what error it could not be read: `problem.ts` makes sentences of both. */
  why: readonly Problem[] | Error
}

export async function loadFlow(name: string, base: string): Promise<{ flow: CompiledFlow } | UnusableFlow> {
  const file = `flows/${name}.flow.json`
  try {
    const { flow, problems } = compile(await fetchDefinition(name, base))
    return flow ? { flow } : { flow, file, why: problems }
  } catch (error) {
    return { flow: null, file, why: error as Error }
  }
}
