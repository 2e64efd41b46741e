/** Two tabs with the same flow know of each other. Each keeps a draft of its own, so neither overwrites the other's. */

import type { Slot } from './slot.ts'

interface Message {
  /** `here` answers `opened`. */
  kind: 'opened' | 'here'
  /** The slot of the tab that sends it; null: this browser has no locks. */
  slot: Slot['number'] | null
}

/**
 * Each tab holds a lock while it is open. Another tab that waits for it learns when the tab is closed or has crashed.
 * @param key of the drafts of the flow
 * @param own the slot of this tab; null: this browser has no locks, so no tab learns that another is closed
 * @param report called with whether another tab has the same flow open, when that changes
 * @returns stops
 */
export function watchOtherTabs(key: string, own: Slot | null, report: (isOpenTwice: boolean) => void): () => void {
  const slot = own === null ? null : own.number
  const others = new Set<number | null>()
  const stopped = new AbortController()
  const { signal } = stopped
  const channel = new BroadcastChannel(`tieline-studio:${key}`)
  const lockOfTab = (of: number) => `tieline-studio-open:${key}#${of}`
  const post = (kind: Message['kind']) => {
    if (!signal.aborted) channel.postMessage({ kind, slot } satisfies Message)
  }
  const untilStopped = () => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))

  async function watch(other: number | null): Promise<void> {
    if (others.has(other)) return
    others.add(other)
    report(true)
    if (other === null || slot === null) return
    await navigator.locks.request(lockOfTab(other), { signal }, () => others.delete(other))
    report(others.size > 0)
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'opened') post('here')
    watch(data.slot).catch(ignoreStop)
  })
  if (slot === null) post('opened')
  else
    void navigator.locks.request(lockOfTab(slot), () => {
      post('opened')
      return untilStopped()
    })
  return () => {
    stopped.abort()
    channel.close()
  }
}

function ignoreStop(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
}
