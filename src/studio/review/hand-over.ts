/** The files that go to review. */
import type { Effects } from '../results/effects.ts'
import { changedDocuments } from '../store/files.ts'
import type { StudioState } from '../store/state.ts'
import type { Texts } from '../ui-texts.tsx'
import { type ChangedFile, changeMarkdown } from './change-markdown.ts'

type Edited = Pick<StudioState, 'file' | 'document' | 'tests' | 'others'>

export const changedFiles = (state: Edited): ChangedFile[] =>
  changedDocuments(state).map(([file, { base, text }]) => ({ file, base, text }))

/** The files that differ, and what a reviewer reads. */
export function handOver(state: Edited, effects: Effects, text: Texts): { file: string; text: string }[] {
  const files = changedFiles(state)
  const change = changeMarkdown(effects, files, text)
  return [...files.map((each) => ({ file: each.file, text: each.text })), { file: 'change.md', text: change }]
}
