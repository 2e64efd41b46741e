/** The colours of the page; they reach the editor through its shadow root. */
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const look = EditorView.theme({
  '&': { height: '100%', fontSize: 'var(--font-size-small)', color: 'var(--text)', backgroundColor: 'var(--surface)' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, monospace', lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--text)' },
  '.cm-gutters': { color: 'var(--secondary)', backgroundColor: 'var(--surface)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--tint)' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    backgroundColor: 'var(--chosen)',
  },
  '.cm-tooltip, .cm-panels': { color: 'var(--text)', backgroundColor: 'var(--surface)', borderColor: 'var(--line)' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { color: 'var(--text)', backgroundColor: 'var(--chosen)' },
  '.cm-changedLine': { backgroundColor: 'var(--tint) !important' },
  '.cm-deletedChunk': { backgroundColor: 'var(--error-tint) !important' },
  '.cm-deletedText, .cm-changedText': { background: 'none !important', textDecoration: 'underline' },
  '.cm-deletedChunk .cm-chunkButtons button': {
    color: 'var(--text)',
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--line)',
  },
})

const highlight = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--text)', fontWeight: '600' },
  { tag: tags.string, color: 'var(--ink)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--mark)' },
])

export const theme: Extension = [look, syntaxHighlighting(highlight)]
