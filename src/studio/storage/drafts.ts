/** What is not saved, kept in this browser: it survives a reload, a crash and a closed tab. */
import { createStore, del, get, keys, promisifyRequest } from 'idb-keyval'
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

/** Rejects if the storage is full or forbidden. What a page writes while it is left is kept, too. */
export const writeDraft = async (key: string, slot: number, draft: Draft): Promise<void> =>
  store('readwrite', (drafts) => {
    drafts.put(draft, nameOf(key, slot))
    // By itself a transaction ends only after the page has heard that the draft is there.
    drafts.transaction.commit()
    return promisifyRequest(drafts.transaction)
  })

export const removeDraft = async (key: string, slot: number): Promise<void> => del(nameOf(key, slot), store)

/** A browser that forbids storage throws, or rejects. */
async function kept<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch {
    return null
  }
}
