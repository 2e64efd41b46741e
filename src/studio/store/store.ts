import type { Transaction } from '@codemirror/state'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { childPointer, defined } from '../../flow/index.ts'
import { applyEdit, applyTransaction, openDocument, redo, type StudioDocument, undo } from '../document/document.ts'
import type { Edit } from '../document/edits/edit.ts'
import { pointerAt, rangeAt } from '../document/place-in-text.ts'
import { readFlow } from '../document/read-flow.ts'
import type { Opened } from '../files/opened.ts'
import type { Area, Checks, Customer, Objection, StudioState } from './state.ts'

export interface Studio {
  store: StoreApi<StudioState>
  /** @param edit computes it from the latest text. While that is no flow, nothing happens. */
  apply: (edit: (text: string) => Edit | null) => void
  /** A transaction of the text editor, of the latest state. */
  transact: (transaction: Transaction) => void
  undo: () => void
  redo: () => void
  /** @param pointer to any part of the flow */
  select: (pointer: string) => void
  selectStep: (step: string) => void
  say: (sentence: string) => void
  /** Brings a pane to the front of its area. */
  show: (area: Area, pane?: string) => void
  setCustomer: (customer: Customer | null) => void
  setChecks: (checks: Partial<Checks>) => void
  setObjection: (objection: Objection | null) => void
}

/** @param draft what was not saved of the flow. @returns null if the text of the file is not a flow */
export function createStudio(opened: Opened, draft: string | null): Studio | null {
  const { file, text } = defined(opened.files.flows[0], 'flow')
  const document = openDocument(text, draft)
  const sound = readFlow(document.text)
  const definition = sound ?? readFlow(text)
  if (!definition) return null
  const selected = childPointer('', 'steps', defined(definition.path[0], 'first step'))
  const store = createStore<StudioState>(() => ({
    opened,
    file,
    document,
    definition,
    isSound: sound !== null,
    selected,
    anchor: rangeAt(document.text, selected).from,
    customer: null,
    checks: { findings: [], version: 0, state: 'checking' },
    objection: null,
    said: '',
    front: {},
    area: 'steps',
  }))
  const change = (to: (document: StudioDocument) => StudioDocument) =>
    store.setState((state) => {
      const next = to(state.document)
      return next.version === state.document.version ? { document: next } : changed(state, next)
    })
  const select = (pointer: string) =>
    store.setState((state) => ({ selected: pointer, anchor: rangeAt(state.document.text, pointer).from }))
  return {
    store,
    apply: (edit) =>
      change((current) => {
        const made = store.getState().isSound ? edit(current.text) : null
        return made ? applyEdit(current, made) : current
      }),
    transact: (transaction) => change((current) => applyTransaction(current, transaction)),
    undo: () => change(undo),
    redo: () => change(redo),
    select,
    selectStep: (step) => select(childPointer('', 'steps', step)),
    say: (said) => store.setState({ said }),
    show: (area, pane) =>
      store.setState(({ front }) => ({ area, front: pane === undefined ? front : { ...front, [area]: pane } })),
    setCustomer: (customer) => store.setState({ customer }),
    setObjection: (objection) => store.setState({ objection }),
    setChecks: (checks) => store.setState((state) => ({ checks: { ...state.checks, ...checks } })),
  }
}

/** The selection stays with what was selected, wherever the change has moved it. */
function changed(state: StudioState, document: StudioDocument): Partial<StudioState> {
  const definition = readFlow(document.text)
  const anchor = defined(document.transaction, 'transaction of a change').changes.mapPos(state.anchor, 1)
  const checks = { ...state.checks, state: 'checking' } as const
  const followed = { document, anchor, checks, objection: null }
  if (!definition) return { ...followed, isSound: false }
  return { ...followed, definition, isSound: true, selected: pointerAt(document.text, anchor) }
}
