import type { EditorState } from '@codemirror/state'

export const placed: EditorState | null = null
