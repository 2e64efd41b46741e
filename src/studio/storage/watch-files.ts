import type { Files } from '../../lint/index.ts'
import { allFiles, documentsIn } from '../store/files.ts'
import type { Studio } from '../store/store.ts'
import type { Draft } from './drafts.ts'
import type { Place } from './place.ts'

/**
 * Reads the files again when the user comes back to the page: another person or program may have changed them.
 * @returns stops
 */
export function watchFiles(studio: Studio, place: Place): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') void lookAgain(studio, place)
  }
  window.addEventListener('focus', look)
  // What a draft has kept of files of this device may be old.
  if (place.kind === 'disk') look()
  return () => window.removeEventListener('focus', look)
}

/** false: a file has changed, and the user has to decide. */
export async function lookAgain(studio: Studio, place: Place): Promise<boolean> {
  const files = await place.read()
  return files === null || takeChanged(studio, place, files)
}

/** What nobody has edited follows the file at once. */
function takeChanged({ store, rebase, replace, setKeeping }: Studio, { kind }: Place, files: Files): boolean {
  const texts = new Map(allFiles(files).map(({ file, text }) => [file, text]))
  for (const [file, document] of documentsIn(store.getState())) {
    const { outdated, written } = store.getState().keeping
    const text = texts.get(file)
    const last = kind === 'disk' ? (written[file] ?? document.base) : document.base
    if (text === undefined || text === last) continue
    const { [file]: _, ...others } = written
    rebase(file, text)
    setKeeping({ written: others })
    if (document.text === last) replace(file, text, { code: 'file-changed' })
    else if (document.text !== text && !outdated.some((each) => each.file === file))
      setKeeping({ outdated: [...outdated, { file, base: last }] })
  }
  return store.getState().keeping.outdated.length === 0
}

/** A draft of another text than the one that is there now. */
export function markOutdated({ store, setKeeping }: Studio, draft: Draft): void {
  const outdated = documentsIn(store.getState()).flatMap(([file, document]) => {
    const kept = draft.files.find((each) => each.file === file)
    const differs = kept && kept.base !== document.base && document.text !== document.base
    return differs ? [{ file, base: kept.base }] : []
  })
  if (outdated.length > 0) setKeeping({ outdated })
}
