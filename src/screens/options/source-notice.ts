/** What the flow says of a source in trouble (docs/flows.md). */
import type { SourceNotice } from '../../generated/flow.types.ts'
import type { View } from '../view.ts'

/** The notice for a source until it ends; the first one counts. */
export function noticeFor(
  options: View['options'],
  source: { source_id: string } | null,
  now: number,
): SourceNotice | null {
  const isNow = ({ source: id, until }: SourceNotice) => id === source?.source_id && now < Date.parse(until)
  return options?.notices?.find(isNow) ?? null
}
