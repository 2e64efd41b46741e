import { createStore, type StoreApi } from 'zustand/vanilla'
import { childPointer, defined } from '../../flow/index.ts'
import { applyEdit, openDocument, redo, type StudioDocument, undo } from '../document/document.ts'
import type { Edit } from '../document/edits/edit.ts'
import { readFlow } from '../document/read-flow.ts'
import type { Opened } from '../files/opened.ts'
import type { Area, Checks, Customer, StudioState } from './state.ts'

export interface Studio {
  store: StoreApi<StudioState>
  /** Applies an edit of the latest text; null changes nothing. */
  apply: (edit: Edit | null) => void
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
}

/** @param draft what was not saved of the flow; null if the text of the file, or of the draft, is not a flow */
export function createStudio(opened: Opened, draft: string | null): Studio | null {
  const { file, text } = defined(opened.files.flows[0], 'flow')
  const document = openDocument(text, draft)
  const definition = readFlow(document.text)
  const first = definition?.path[0]
  if (!definition || first === undefined) return null
  const store = createStore<StudioState>(() => ({
    opened,
    file,
    document,
    definition,
    isSound: true,
    selected: childPointer('', 'steps', first),
    customer: null,
    checks: { findings: [], state: 'checking' },
    said: '',
    front: {},
    area: 'steps',
  }))
  const change = (to: (document: StudioDocument) => StudioDocument) =>
    store.setState((state) => {
      const next = to(state.document)
      if (next === state.document) return state
      const flow = readFlow(next.text)
      const checks = { ...state.checks, state: 'checking' } as const
      return { document: next, isSound: flow !== null, definition: flow ?? state.definition, checks }
    })
  const select = (selected: string) => store.setState({ selected })
  return {
    store,
    apply: (edit) => edit && change((current) => applyEdit(current, edit)),
    undo: () => change(undo),
    redo: () => change(redo),
    select,
    selectStep: (step) => select(childPointer('', 'steps', step)),
    say: (said) => store.setState({ said }),
    show: (area, pane) =>
      store.setState(({ front }) => ({ area, front: pane === undefined ? front : { ...front, [area]: pane } })),
    setCustomer: (customer) => store.setState({ customer }),
    setChecks: (checks) => store.setState((state) => ({ checks: { ...state.checks, ...checks } })),
  }
}
