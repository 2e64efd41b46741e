/** What the studio opens: a flow with its tests and forms, and the widget that shows it. */
import type { Files } from '../../lint/index.ts'

export interface Opened {
  /** Address of the widget. */
  widget: string
  /** The flow that is edited comes first, then the flows that extend it. */
  files: Files
}

export async function open(name: string): Promise<Opened | null> {
  const response = await fetch(`files/${encodeURIComponent(name)}.json`)
  return response.ok ? ((await response.json()) as Opened) : null
}
