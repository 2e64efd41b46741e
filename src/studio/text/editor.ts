/** The editor shows the state of the document: what is typed is a transaction of it, and edits of other panes are too. */
import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  completionKeymap,
} from '@codemirror/autocomplete'
import { defaultKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, foldGutter, foldKeymap } from '@codemirror/language'
import { lintGutter, nextDiagnostic, setDiagnostics } from '@codemirror/lint'
import { unifiedMergeView } from '@codemirror/merge'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import { EditorState, type Extension, Prec, type Transaction } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import { extendedName, isFlowFile } from '../../flow-files/index.ts'
import { editorExtensions } from '../document/document.ts'
import { pointerAt, rangeAt } from '../document/place-in-text.ts'
import { pointerInFile, pointerInFlow } from '../document/pointer-in-file.ts'
import { documentOf } from '../store/documents.ts'
import { versionOf } from '../store/files.ts'
import type { StudioState } from '../store/state.ts'
import type { Studio } from '../store/store.ts'
import { diagnosticsOf, offsetIn } from './findings.ts'
import { suggest } from './suggest.ts'
import { theme } from './theme.ts'

export interface EditorOptions {
  /** Path of the file that is shown. */
  file: string
  /** Read by screen readers. */
  label: string
  /** Whether lines that differ from the opened text are marked. */
  showsChanges: boolean
  restore: string
  /** What it says by itself, by the English of its packages. */
  phrases: Readonly<Record<string, string>>
}

/** Under a strict policy styles reach a shadow root only. @returns closes the editor */
export function openEditor(parent: ShadowRoot, studio: Studio, options: EditorOptions): () => void {
  const { store, transact, select } = studio
  const { file } = options
  const state = () => store.getState()
  const shown = () => documentOf(state(), file)
  const reconfigure = (extensions: Extension) =>
    transact(shown().state.update({ effects: editorExtensions.reconfigure(extensions) }), file)
  reconfigure(extensionsFor(studio, options))
  const view = new EditorView({
    state: shown().state,
    parent,
    root: parent,
    dispatchTransactions: (transactions) => {
      for (const transaction of transactions) transact(transaction, file)
      const { document, isSound, file: flow } = state()
      if (file === flow && isSound && transactions.some(isMoveOfUser))
        select(pointerInFlow(pointerAt(document.text, document.state.selection.main.head)))
    },
  })
  const mark = ({ checks }: StudioState) =>
    view.dispatch(setDiagnostics(view.state, diagnosticsOf(checks.findings, file, view.state.doc)))
  const follow = (now: StudioState, before: StudioState) => {
    const { transactions, state: next } = documentOf(now, file)
    if (next !== view.state && transactions.length > 0) view.update(transactions)
    const isMoved = now.selected !== before.selected || now.shownText !== before.shownText
    if (isMoved && !view.hasFocus) reveal(view, now, file)
    if (now.checks !== before.checks && now.checks.version === versionOf(now)) mark(now)
  }
  const unsubscribe = store.subscribe(follow)
  reveal(view, state(), file)
  if (state().checks.version === versionOf(state())) mark(state())
  return () => {
    unsubscribe()
    view.destroy()
    reconfigure([])
  }
}

const isMoveOfUser = (transaction: Transaction) => transaction.isUserEvent('select')

/** What is selected in the flow in front, or the finding that led to another file. */
function reveal(
  view: EditorView,
  { file: front, document, definition, selected, shownText }: StudioState,
  file: string,
) {
  const finding = shownText?.file === file ? shownText.finding : null
  if (file !== front && !finding) return
  const from = finding
    ? offsetIn(view.state.doc, finding.start)
    : rangeAt(document.text, pointerInFile(definition, selected)).from
  view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) })
}

function extensionsFor({ store }: Studio, { file, label, showsChanges, restore, phrases }: EditorOptions): Extension {
  const complete = ({ pos, explicit, state }: CompletionContext): CompletionResult | null => {
    const { from, to, options } = suggest(state.sliceDoc(), pos, store.getState().definition)
    if (!explicit && from === pos) return null
    return { from, to, options: options.map((option) => ({ label: option, displayLabel: String(JSON.parse(option)) })) }
  }
  const { text, base } = documentOf(store.getState(), file)
  const isPlainFlow = isFlowFile(file) && extendedName(text) === null
  return [
    EditorState.phrases.of(phrases),
    lineNumbers(),
    foldGutter(),
    drawSelection(),
    highlightActiveLine(),
    highlightSelectionMatches(),
    bracketMatching(),
    json(),
    lintGutter(),
    search(),
    // The schema and the names on offer are those of a flow.
    isPlainFlow ? autocompletion({ override: [complete] }) : [],
    // Without a binding for Tab it leaves the editor.
    Prec.high(keymap.of([{ key: 'F8', run: nextDiagnostic }])),
    keymap.of([...completionKeymap, ...searchKeymap, ...foldKeymap, ...defaultKeymap]),
    // What scrolls is reached by keyboard: an editable element counts only with an index.
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
    showsChanges ? unifiedMergeView({ original: base, mergeControls: restoreButton(restore) }) : [],
    theme,
  ]
}

/** Of the two buttons for a changed part, the one that puts back what was opened. */
const restoreButton = (label: string) => (type: 'reject' | 'accept', action: (event: MouseEvent) => void) => {
  const element: HTMLElement = document.createElement(type === 'reject' ? 'button' : 'span')
  if (type === 'accept') return element
  element.textContent = label
  element.addEventListener('click', action)
  return element
}
