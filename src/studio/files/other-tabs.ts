/** Two tabs with the same flow know of each other. Each keeps a draft of its own, so neither overwrites the other's. */

/**
 * @param key of the drafts of the flow
 * @param hear called when another tab has the same flow open
 * @returns stops
 */
export function watchOtherTabs(key: string, hear: () => void): () => void {
  const channel = new BroadcastChannel(`tieline-studio:${key}`)
  channel.addEventListener('message', ({ data }: MessageEvent<'opened' | 'here'>) => {
    if (data === 'opened') channel.postMessage('here')
    hear()
  })
  channel.postMessage('opened')
  return () => channel.close()
}
