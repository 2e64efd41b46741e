import type { Transaction } from '@codemirror/state'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Way } from '../../analysis/index.ts'
import { childPointer, compile, defined } from '../../flow/index.ts'
import type { SourceFile } from '../../flow-files/index.ts'
import { testsFileOf } from '../../flow-tests/index.ts'
import { applyEdit, applyTransaction, openDocument, redo, type StudioDocument, undo } from '../document/document.ts'
import { type Edit, type EditLabel, editBetween } from '../document/edits/edit.ts'
import { pointerAt, rangeAt } from '../document/place-in-text.ts'
import { readFlow } from '../document/read-flow.ts'
import type { Opened } from '../files/place.ts'
import type { Run } from '../play/run.ts'
import { customerOf } from '../results/customers.ts'
import { withText } from './files.ts'
import type { Area, Checks, Customer, Keeping, Objection, Results, StudioState } from './state.ts'
import { afterEdit, afterRedo, afterUndo, type DocumentName, type Turns } from './turns.ts'

export interface Studio {
  store: StoreApi<StudioState>
  /** @param edit computes it from the latest text. While that is no flow, nothing happens. */
  apply: (edit: (text: string) => Edit | null) => void
  /** A transaction of the text editor, of the latest state. */
  transact: (transaction: Transaction) => void
  /** The same for the tests. */
  applyToTests: (edit: (text: string) => Edit | null) => void
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
  setResults: (results: Partial<Results>) => void
  setKeeping: (keeping: Partial<Keeping>) => void
  /** Checks the same texts again. */
  checkAgain: () => void
  /** Replaces the whole text of a file, be it a flow or not. */
  replace: (file: string, text: string, label: EditLabel) => void
  /** The text of a file with which edits are compared from now on. */
  rebase: (file: string, text: string) => void
  /** Shows the screens of a customer before and after, by id. */
  compare: (customer: string) => void
  setRun: (run: Run | null) => void
  /** Plays the way to a finding or a broken test. */
  playWay: (way: Way) => void
}

/** @param draft what was not saved of the flow. @returns null if the text of the file is not a flow */
export function createStudio(
  opened: Opened,
  draft: string | null,
  testsDraft: (file: SourceFile) => string | null = () => null,
): Studio | null {
  const { file, text } = defined(opened.files.flows[0], 'flow')
  const document = openDocument(text, draft)
  const written = opened.files.tests?.find((each) => each.file === testsFileOf(file))
  const tests = written ? openDocument(written.text, testsDraft(written)) : null
  const sound = readFlow(document.text)
  const definition = sound ?? readFlow(text)
  if (!definition) return null
  const selected = childPointer('', 'steps', defined(definition.path[0], 'first step'))
  const store = createStore<StudioState>(() => ({
    opened,
    file,
    document,
    tests,
    turns: { past: [...document.past.map(() => 'document' as const), ...testTurns(tests)], future: [] },
    definition,
    isSound: sound !== null,
    selected,
    anchor: rangeAt(document.text, selected).from,
    customer: null,
    checks: { findings: [], version: 0, state: 'checking' },
    objection: null,
    results: { tests: null, effects: null, state: 'working' },
    attempt: 0,
    keeping: { drafts: 'kept', outdated: [], written: {} },
    isOpenTwice: false,
    compared: null,
    run: null,
    said: '',
    front: {},
    area: 'steps',
  }))
  const change = (to: (document: StudioDocument) => StudioDocument, turn: Turn = afterEditOf('document')) =>
    store.setState((state) => {
      const next = to(state.document)
      if (next.version === state.document.version) return { document: next }
      return { ...changed(state, next), turns: turn(state.turns, state.document, next) }
    })
  const changeTests = (to: (document: StudioDocument) => StudioDocument, turn: Turn = afterEditOf('tests')) =>
    store.setState((state) => {
      const next = state.tests && to(state.tests)
      if (!state.tests || !next || next.version === state.tests.version) return state
      return { tests: next, turns: turn(state.turns, state.tests, next), ...working(state) }
    })
  const travel = (name: DocumentName | undefined, to: typeof undo, turn: Turn) =>
    (name === 'tests' ? changeTests : change)(to, turn)
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
    applyToTests: (edit) =>
      changeTests((current) => {
        const made = edit(current.text)
        return made ? applyEdit(current, made) : current
      }),
    undo: () => travel(store.getState().turns.past.at(-1), undo, afterUndo),
    redo: () => travel(store.getState().turns.future.at(-1), redo, afterRedo),
    select,
    selectStep: (step) => select(childPointer('', 'steps', step)),
    say: (said) => store.setState({ said }),
    show: (area, pane) =>
      store.setState(({ front }) => ({ area, front: pane === undefined ? front : { ...front, [area]: pane } })),
    setCustomer: (customer) => store.setState({ customer }),
    setObjection: (objection) => store.setState({ objection }),
    setChecks: (checks) => store.setState((state) => ({ checks: { ...state.checks, ...checks } })),
    setResults: (results) => store.setState((state) => ({ results: { ...state.results, ...results } })),
    setKeeping: (keeping) => store.setState((state) => ({ keeping: { ...state.keeping, ...keeping } })),
    checkAgain: () => store.setState((state) => ({ attempt: state.attempt + 1, ...working(state) })),
    replace: (path, written, label) =>
      (path === file ? change : changeTests)((current) => {
        const made = editBetween(current.text, written, label)
        return made ? applyEdit(current, made) : current
      }),
    rebase: (path, base) =>
      store.setState((state) => ({
        opened: { ...state.opened, files: withText(state.opened.files, path, base) },
        ...(path === file
          ? { document: { ...state.document, base } }
          : state.tests && { tests: { ...state.tests, base } }),
        attempt: state.attempt + 1,
        ...working(state),
      })),
    compare: (compared) => store.setState({ compared }),
    setRun: (run) => store.setState({ run }),
    playWay: ({ inputs, events }) =>
      store.setState(({ file, definition, front }) => {
        const { flow } = compile(definition)
        if (!flow) return {}
        const run = { customer: customerOf(file, flow, inputs), events, at: events.length, others: [] }
        return { run, front: { ...front, results: 'timeline' } }
      }),
  }
}

type Turn = (turns: Turns, before: StudioDocument, after: StudioDocument) => Turns

/** What is typed in a row is one step. */
const afterEditOf =
  (name: DocumentName): Turn =>
  (turns, before, after) =>
    after.past.length > before.past.length ? afterEdit(turns, name) : turns

const testTurns = (tests: StudioDocument | null) => (tests ? tests.past.map(() => 'tests' as const) : [])

const working = ({ checks, results }: StudioState) =>
  ({ checks: { ...checks, state: 'checking' }, results: { ...results, state: 'working' } }) as const

/** The selection stays with what was selected, wherever the change has moved it. */
function changed(state: StudioState, document: StudioDocument): Partial<StudioState> {
  const definition = readFlow(document.text)
  const anchor = defined(document.transaction, 'transaction of a change').changes.mapPos(state.anchor, 1)
  const followed = { document, anchor, objection: null, ...working(state) }
  if (!definition) return { ...followed, isSound: false }
  return { ...followed, definition, isSound: true, selected: pointerAt(document.text, anchor) }
}
