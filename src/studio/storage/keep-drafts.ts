import { documentsIn, versionOf } from '../store/files.ts'
import type { StudioState } from '../store/state.ts'
import type { Studio } from '../store/store.ts'
import type { DiskFlow } from './disk-flow.ts'
import type { Draft } from './draft.ts'
import { removeDraft, writeDraft } from './drafts.ts'
import type { Slot } from './slot.ts'

interface Kept {
  key: string
  /** null: this browser keeps no draft. */
  slot: Slot | null
  disk: DiskFlow | null
}

/**
 * Writes the draft at each edit, one after another, and warns before a tab closes whose draft is not kept.
 * @returns stops
 */
export function keepDrafts({ store, setSaveState }: Studio, { key, slot, disk }: Kept): () => void {
  let isWriting = false
  let isBehind = false

  async function write(): Promise<void> {
    if (!slot) return setSaveState({ drafts: 'refused' })
    if (isWriting) {
      isBehind = true
      return
    }
    isWriting = true
    do {
      isBehind = false
      const draft = draftOf(store.getState(), disk)
      const written = draft ? writeDraft(key, slot.number, draft) : removeDraft(key, slot.number)
      const drafts = await written.then(
        () => 'kept' as const,
        () => 'refused' as const,
      )
      if (!isBehind) setSaveState({ drafts })
    } while (isBehind)
    isWriting = false
  }

  const warn = (event: BeforeUnloadEvent) => {
    const state = store.getState()
    if (state.saveState.drafts !== 'kept' && draftOf(state, null)) event.preventDefault()
  }
  window.addEventListener('beforeunload', warn)
  const unsubscribe = store.subscribe((state, before) => {
    if (isSame(state, before)) return
    setSaveState({ drafts: 'writing' })
    void write()
  })
  if (disk) void write()
  return () => {
    window.removeEventListener('beforeunload', warn)
    unsubscribe()
  }
}

const isSame = (state: StudioState, before: StudioState) =>
  versionOf(state) === versionOf(before) &&
  state.opened === before.opened &&
  state.customer === before.customer &&
  state.saveState.outdated === before.saveState.outdated &&
  state.saveState.written === before.saveState.written

/** null: nothing has to be kept. A file that has changed meanwhile keeps its older base until the user decides. */
export function draftOf(state: StudioState, disk: DiskFlow | null): Draft | null {
  const { customer, saveState, opened, isSound, definition } = state
  const files = documentsIn(state).flatMap(([file, { base, text }]) => {
    const outdated = saveState.outdated.find((each) => each.file === file)
    return text === base ? [] : [{ file, base: outdated?.base ?? base, text }]
  })
  // A draft opens with the first flow in front.
  const isLastSound = !isSound && state.file === opened.files.flows[0]?.file
  const lastSound = isLastSound ? definition : null
  return files.length > 0 || disk
    ? { files, lastSound, customer, written: saveState.written, disk: disk && { ...disk, files: opened.files } }
    : null
}
