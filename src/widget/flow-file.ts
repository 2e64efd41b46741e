/** Fetches and compiles the flow definition that is served beside the widget. */
import { type Fetch, fetchDefinition } from '../api/index.ts'
import { type CompiledFlow, compile, type Problem } from '../flow/index.ts'

export interface UnusableFlow {
  flow: null
  file: string
  /** The problems of the definition, or the error of reading it. */
  why: { problems: readonly Problem[]; document: unknown } | Error
}

export type LoadedFlow = { flow: CompiledFlow } | UnusableFlow

export async function loadFlow(name: string, base: string, send?: Fetch): Promise<LoadedFlow> {
  const file = `flows/${name}.flow.json`
  try {
    const document = await fetchDefinition(name, base, send)
    const { flow, problems } = compile(document)
    return flow ? { flow } : { flow, file, why: { problems, document } }
  } catch (error) {
    return { flow: null, file, why: error as Error }
  }
}
