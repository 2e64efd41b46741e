import { loadLaterMessages } from '../i18n/index.ts'
import { inTime, MissingFile } from './in-time.ts'

const loadTexts = () => inTime(loadLaterMessages()).catch(inEnglish)

/** If the file of the language that the page is drawn in does not arrive. Screen readers read with an English voice then. */
async function inEnglish() {
  await loadLaterMessages('en')
  document.documentElement.lang = 'en'
}

let retries = 0

/**
 * Loads a part of a later screen with its texts. A file that cannot be loaded is requested once more, with a query that
 * no request had before: a browser remembers that an address had no sound module, and would not ask again.
 */
export async function loadLater<T>(part: (query: string) => Promise<T>): Promise<T> {
  const load = async (query: string) => (await Promise.all([part(query), loadTexts()]))[0]
  return load('')
    .catch(() => load(`?${++retries}`))
    .catch(missing)
}

export function missing(error: unknown): never {
  throw new MissingFile(error instanceof Error ? error.message : String(error))
}
