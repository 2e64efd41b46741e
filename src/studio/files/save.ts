import type { StudioState } from '../store/state.ts'

/** Hands the text to the browser as a file to download; it leaves this machine in no other way. */
function save(path: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = path.slice(path.lastIndexOf('/') + 1)
  link.click()
  URL.revokeObjectURL(link.href)
}

export const saveFlow = ({ file, document: { text } }: StudioState): void => save(file, text)
