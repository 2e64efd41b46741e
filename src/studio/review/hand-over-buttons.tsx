/** Hands the files over: as downloads, or into a folder, where other texts are replaced only if the user agrees. */
import { useState } from 'react'
import type { Effects } from '../results/effects.ts'
import { usePlace } from '../storage/context.tsx'
import { downloadFiles } from '../storage/save.ts'
import { canSaveIntoFolder, chooseFolderToWrite, type FolderSave, saveIntoFolder } from '../storage/save-into-folder.ts'
import { useStudio } from '../store/context.tsx'
import { type Texts, useTexts } from '../ui-texts.tsx'
import { handOver } from './hand-over.ts'
import '../controls/notice.css'

/** What is left to say, or to decide, after a folder was chosen. */
type Outcome = { code: 'refused' } | (Exclude<FolderSave, { code: 'saved' }> & { folder: FileSystemDirectoryHandle })

export function HandOver({ effects, isReady }: { effects: Effects; isReady: boolean }) {
  const text = useTexts()
  const studio = useStudio()
  const place = usePlace()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const files = () => handOver(studio.store.getState(), effects, text)
  const download = () => {
    downloadFiles(studio, place, files())
    studio.say(text('review.saved'))
  }
  const end = (next: Outcome | null) => {
    setOutcome(next)
    studio.say(next ? outcomeInWords(next, text) : text('review.saved'))
  }
  const writeInto = async (folder: FileSystemDirectoryHandle, agreed: readonly string[] = []) => {
    const saved = await saveIntoFolder(studio, place, folder, files(), agreed)
    end(saved.code === 'saved' ? null : { ...saved, folder })
  }
  const choose = async () => {
    setOutcome(null)
    const folder = await chooseFolderToWrite()
    if (folder === 'refused') end({ code: 'refused' })
    else if (folder) await writeInto(folder)
  }
  return (
    <>
      <div className="actions">
        <button type="button" aria-disabled={!isReady} onClick={isReady ? download : undefined}>
          {text('review.download')}
        </button>
        {canSaveIntoFolder() ? (
          <button type="button" aria-disabled={!isReady} onClick={isReady ? choose : undefined}>
            {text('review.folder')}
          </button>
        ) : null}
      </div>
      {outcome ? (
        <aside className="notice" aria-label={text('review.folder')}>
          <p>{outcomeInWords(outcome, text)}</p>
          {outcome.code === 'asks' ? (
            <>
              <button
                type="button"
                aria-disabled={!isReady}
                onClick={isReady ? () => void writeInto(outcome.folder, outcome.files) : undefined}
              >
                {text('review.folder.replace', { count: outcome.files.length })}
              </button>
              <button type="button" onClick={() => setOutcome(null)}>
                {text('review.folder.cancel')}
              </button>
            </>
          ) : null}
        </aside>
      ) : null}
    </>
  )
}

const outcomeInWords = (outcome: Outcome, text: Texts): string =>
  outcome.code === 'refused'
    ? text('review.folder.refused')
    : text(`review.folder.${outcome.code}`, { count: outcome.files.length, files: outcome.files.join(', ') })
