import { loadLaterMessages } from '../i18n/index.ts'

/** Loads a part of a later screen with its texts. A file that cannot be loaded is requested once more. */
export async function loadLater<T>(part: () => Promise<T>): Promise<T> {
  const load = async () => (await Promise.all([part(), loadLaterMessages()]))[0]
  return load().catch(load)
}
