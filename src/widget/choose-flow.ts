/** Which flow a session gets: the one that client info names, else the configured one (docs/decisions/0021). */
import { inTime } from '../screens/index.ts'
import { type LoadedFlow, loadFlow } from './flow-file.ts'
import type { Warn } from './monitor.ts'

export interface FlowChoice {
  /** By client info: any text. */
  named: string | null | undefined
  configured: string
  /** The configured flow, already on its way. */
  loading: Promise<LoadedFlow>
  /** Where the widget's own files lie. */
  base: string
  /** Aborted: the flow is not needed any more. */
  signal: AbortSignal
  warn: Warn
}

/** A name becomes part of an address, so it can be nothing but a name. */
const isName = (text: string) => /^[a-zA-Z][a-zA-Z0-9-]{0,63}$/.test(text)

/** A named flow that can't be used is reported, and the session goes on with the configured one. */
export async function chooseFlow({ named, configured, loading, base, signal, warn }: FlowChoice): Promise<LoadedFlow> {
  if (!named || named === configured) return loading
  const loaded = isName(named) ? await loadFlow(named, base, signal) : null
  if (loaded?.flow) return loaded
  await inTime(import('./problem.ts')).then(({ replacedFlow }) => warn(replacedFlow(loaded, configured)), warn)
  return loading
}
