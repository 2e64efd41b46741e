import { loadLaterMessages } from '../i18n/index.ts'
import { inTime, MissingFile } from './in-time.ts'

/** In English, if the file of the language that the page is drawn in does not arrive. */
const loadTexts = () => inTime(loadLaterMessages()).catch(() => loadLaterMessages('en'))

/** Loads a part of a later screen with its texts. A file that cannot be loaded is requested once more. */
export async function loadLater<T>(part: () => Promise<T>): Promise<T> {
  const load = async () => (await Promise.all([part(), loadTexts()]))[0]
  return load().catch(load).catch(missing)
}

export function missing(error: unknown): never {
  throw new MissingFile(error instanceof Error ? error.message : String(error))
}
