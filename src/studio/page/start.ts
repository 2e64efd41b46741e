/** Starts the studio for a flow: the draft of this tab, its workers, and what watches the files. */

import { defined } from '../../flow/index.ts'
import { judgeEdits } from '../objection/judge-edits.ts'
import type { Failure } from '../storage/context.tsx'
import type { Draft } from '../storage/draft.ts'
import { readDraft, slotsWithDraft } from '../storage/drafts.ts'
import type { FileLocation } from '../storage/file-location.ts'
import { keepDrafts } from '../storage/keep-drafts.ts'
import { watchOtherTabs } from '../storage/other-tabs.ts'
import { restoreDraft } from '../storage/restore-draft.ts'
import { type Slot, takeSlot } from '../storage/slot.ts'
import { watchFiles } from '../storage/watch-files.ts'
import { allFiles } from '../store/files.ts'
import type { Opened } from '../store/state.ts'
import { createStudio, type Studio } from '../store/store.ts'
import { runChecks } from '../workers/run-checks.ts'
import { runResults } from '../workers/run-results.ts'

export interface Started {
  studio: Studio
  place: FileLocation
  stop: () => void
}

export interface Found {
  place: FileLocation
  opened: Opened
  disk: Draft['disk']
}

/** Why its files give no flow; null: they give one. */
export async function problemIn(files: Opened['files']): Promise<Extract<Failure, { code: 'shape' }> | null> {
  const { firstProblem } = await import('../document/first-problem.ts')
  const problem = firstProblem(defined(files.flows[0], 'flow').file, allFiles(files))
  return problem && { code: 'shape', problem }
}

/**
 * @param key of the drafts of the flow
 * @param find the flow; the draft is of this tab, or of one that is closed
 */
export async function start(
  key: string,
  find: (draft: Draft | null) => Promise<Found | null>,
): Promise<Started | Failure> {
  const slot = await takeSlot(key, await slotsWithDraft(key))
  try {
    return await startIn(slot, key, find)
  } catch (error) {
    slot?.release()
    throw error
  }
}

async function startIn(
  slot: Slot | null,
  key: string,
  find: (draft: Draft | null) => Promise<Found | null>,
): Promise<Started | Failure> {
  const draft = slot && (await readDraft(key, slot.number))
  const found = await find(draft)
  const studio = found && createStudio(found.opened, draft?.files, draft?.lastSound)
  if (!studio) {
    slot?.release()
    return (found && (await problemIn(found.opened.files))) ?? { code: 'none' }
  }
  if (draft) restoreDraft(studio, draft)
  const { place, disk } = found
  judgeEdits(studio)
  const stops = [
    runChecks(studio),
    runResults(studio),
    watchOtherTabs(key, slot, (isOpenTwice) => studio.store.setState({ isOpenTwice })),
    keepDrafts(studio, { key, slot, disk }),
    watchFiles(studio, place),
  ]
  const stop = () => {
    for (const each of stops) each()
    slot?.release()
  }
  return { studio, place, stop }
}
