import { EditorState } from '@codemirror/state'

export const empty = EditorState.create()
