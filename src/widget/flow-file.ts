/** Fetches and compiles the flow definition that is served beside the widget. */
import { type Fetch, fetchDefinition, type ServedDefinition } from '../api/index.ts'
import { type CompiledFlow, type CompileResult, compileSound, type Problem, readMark } from '../flow/index.ts'
import type { FlowDefinition } from '../generated/flow.types.ts'
import { inTime } from '../screens/index.ts'
import { readWithRetries, retryDelay, retryRead, systemClock } from '../session/index.ts'

export interface UnusableFlow {
  flow: null
  file: string
  /** The problems of the definition, or the error of reading it. */
  why: { problems: readonly Problem[]; document: unknown } | Error
}

export type LoadedFlow = { flow: CompiledFlow } | UnusableFlow

/** A file that cannot be fetched is requested again as often as any other read. */
export async function loadFlow(name: string, base: string, signal: AbortSignal, send?: Fetch): Promise<LoadedFlow> {
  const file = `flows/${name}.flow.json`
  const queryFn = () => fetchDefinition(name, base, signal, send)
  try {
    const served = await readWithRetries({ queryFn, retry: retryRead, retryDelay }, systemClock, signal)
    const { document } = served
    const { flow, problems } = await compileServed(served)
    return flow ? { flow } : { flow, file, why: { problems, document } }
  } catch (error) {
    return { flow: null, file, why: error as Error }
  }
}

/** What the build has checked is compiled at once. The check of anything else is a file of its own. */
async function compileServed({ text, document }: ServedDefinition): Promise<CompileResult> {
  if (await isChecked(text)) {
    const sound = document as FlowDefinition
    const { variants = [] } = sound
    // Two variants, each sound by itself, may not fit together.
    if (variants.length < 2) return compileSound(sound)
  }
  const { compile } = await inTime(import('./check-flow.ts'))
  return compile(document)
}

async function isChecked(text: string): Promise<boolean> {
  const mark = readMark(text)
  // Only pages of a secure context can compute digests.
  if (mark === null || !crypto.subtle) return false
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(mark.subject))
  const bytes = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0'))
  return bytes.join('').startsWith(mark.named)
}
