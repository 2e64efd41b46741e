/** What formats plurals and numbers: the first screen has none, so it arrives later. */
import type { IntlMessageFormat } from 'intl-messageformat'

let loaded: typeof IntlMessageFormat | null = null

/** Rejects if its chunk cannot be fetched. */
export async function loadLibrary(): Promise<void> {
  loaded ??= (await import('intl-messageformat')).IntlMessageFormat
}

export function library(): typeof IntlMessageFormat {
  if (!loaded) throw new Error('not loaded')
  return loaded
}
