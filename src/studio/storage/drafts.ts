/** What is not saved, kept in this browser: it survives a reload, a crash and a closed tab. */
import { createStore, del, get, keys, set } from 'idb-keyval'
import { type Draft, parseDraft } from './draft.ts'

/** Opened when it is first used. */
const store = createStore('tieline-studio', 'drafts')

const nameOf = (key: string, slot: number) => `${key}#${slot}`

/** The slots with a draft; none where the browser keeps nothing for this page. */
export async function slotsWithDraft(key: string): Promise<number[]> {
  const all = await kept(() => keys<string>(store))
  return (all ?? [])
    .flatMap((name) => (name.startsWith(`${key}#`) ? [Number(name.slice(key.length + 1))] : []))
    .sort((a, b) => a - b)
}

/** null: there is none, or one of a studio whose drafts had another shape. */
export const readDraft = (key: string, slot: number): Promise<Draft | null> =>
  kept(async () => parseDraft(await get<unknown>(nameOf(key, slot), store)))

/** Rejects if the storage is full or forbidden. */
export const writeDraft = async (key: string, slot: number, draft: Draft): Promise<void> =>
  set(nameOf(key, slot), draft, store)

export const removeDraft = async (key: string, slot: number): Promise<void> => del(nameOf(key, slot), store)

/** A browser that forbids storage throws, or rejects. */
async function kept<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch {
    return null
  }
}
