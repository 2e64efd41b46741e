/** Two tabs with the same flow know of each other. Each keeps a draft of its own, so neither overwrites the other's. */

/** @param hear called when another tab has the same flow open */
export function watchOtherTabs(file: string, hear: () => void): void {
  const channel = new BroadcastChannel(`tieline-studio:${file}`)
  channel.addEventListener('message', ({ data }: MessageEvent<'opened' | 'here'>) => {
    if (data === 'opened') channel.postMessage('here')
    hear()
  })
  channel.postMessage('opened')
}
