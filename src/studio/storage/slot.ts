/**
 * The place of a tab among those with the same flow: each has a draft of its own, so none overwrites another's. A tab
 * that is closed or has crashed frees its slot, and the next one takes over its draft.
 */

export interface Slot {
  number: number
  release: () => void
}

/** How long a tab that is loaded again waits until its previous page has released the slot. */
const reloadMs = 5000

const lockOfDraft = (key: string, slot: number) => `tieline-studio:${key}#${slot}`

/**
 * null: this browser has no locks for the page, because it is not secure.
 * @param withDraft slots in which a draft is kept
 */
export async function takeSlot(key: string, withDraft: readonly number[]): Promise<Slot | null> {
  if (!('locks' in navigator)) return null
  const slot = (await ownSlot(key)) ?? (await firstFree(key, withDraft))
  rememberSlot(key, slot.number)
  return slot
}

/** The slot that this tab had before it was loaded again. */
async function ownSlot(key: string): Promise<Slot | null> {
  const known = rememberedSlot(key)
  return known === null ? null : lock(key, known, { signal: AbortSignal.timeout(reloadMs) })
}

async function firstFree(key: string, withDraft: readonly number[]): Promise<Slot> {
  for (const slot of withDraft) {
    const taken = await lock(key, slot, { ifAvailable: true })
    if (taken) return taken
  }
  for (let slot = 0; ; slot++) {
    const taken = await lock(key, slot, { ifAvailable: true })
    if (taken) return taken
  }
}

const lock = (key: string, slot: number, options: LockOptions): Promise<Slot | null> =>
  new Promise((resolve) => {
    const held = (granted: Lock | null) =>
      granted === null
        ? resolve(null)
        : new Promise<void>((release) => resolve({ number: slot, release: () => release() }))
    navigator.locks.request(lockOfDraft(key, slot), options, held).catch(() => resolve(null))
  })

function rememberedSlot(key: string): number | null {
  try {
    const known = sessionStorage.getItem(lockOfDraft(key, 0))
    return known === null ? null : Number(known)
  } catch {
    return null
  }
}

function rememberSlot(key: string, slot: number): void {
  try {
    sessionStorage.setItem(lockOfDraft(key, 0), String(slot))
  } catch {
    // A tab that is loaded again then takes the first slot with a draft.
  }
}
