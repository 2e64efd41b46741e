import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Replay } from '../../analysis/index.ts'
import { childPointer } from '../../flow/index.ts'
import type { SourceFile } from '../../flow-files/index.ts'
import { testsFileOf } from '../../flow-files/index.ts'
import type { FlowDefinition, LanguageName } from '../../generated/flow.types.ts'
import { applyEdit, applyTransaction, redo, type StudioDocument, type Transaction, undo } from '../document/document.ts'
import { type Edit, type EditLabel, editBetween } from '../document/edits/edit.ts'
import { retypeText } from '../document/edits/retype-text.ts'
import { rangeAt } from '../document/place-in-text.ts'
import { pointerInFile } from '../document/pointer-in-file.ts'
import { customerOf } from '../results/customers.ts'
import { editFlow, withChange, withFlowShown, withFront, withState, working } from './change-state.ts'
import { documentOf, withDocument } from './documents.ts'
import { withFile } from './files.ts'
import { initialState } from './initial-state.ts'
import { compiled, type PlayedSession } from './played-session.ts'
import type { Area, Checks, Objection, Opened, Results, SaveState, ShownText, StudioState } from './state.ts'
import { afterRedo, afterUndo, joined, type UndoStep, type UndoSteps } from './undo-steps.ts'
import { afterEditOf, afterRetyping, isUndoStepOf, type UndoStepsAfter } from './undo-steps-after.ts'

export interface Studio {
  store: StoreApi<StudioState>
  /** @param edit computes it from the latest text. While that is no flow, nothing happens. */
  apply: (edit: (text: string) => Edit | null) => void
  /** The same for the tests of the flow in front. */
  applyToTests: (edit: (text: string) => Edit | null) => void
  /** The same for any file, by its path. One that does not exist yet is empty. */
  applyTo: (path: string, edit: (text: string) => Edit | null) => void
  /** Edits of several files, each of which changes something, become one step to undo. */
  together: (edits: () => void) => void
  /** A transaction of the text editor, of the latest state of a file. */
  transact: (transaction: Transaction, path?: string) => void
  /**
   * Brings another flow to the front, such as one that extends this one. If it is not sound, its text is shown.
   * @param finding at whose place
   */
  openFlow: (file: string, finding?: ShownText['finding']) => void
  /** In the text editor, in place of the flow in front. */
  showText: (file: string) => void
  undo: () => void
  redo: () => void
  /** @param pointer to any part of the flow */
  select: (pointer: string) => void
  selectStep: (step: string) => void
  say: (sentence: string) => void
  /** Brings a pane to the front of its area. */
  show: (area: Area, pane?: string) => void
  /** Whose preview is shown, by id. It ends the session that is played. */
  setCustomer: (customer: string | null) => void
  /** Of the preview. */
  setLanguage: (language: LanguageName) => void
  setChecks: (checks: Partial<Checks>) => void
  setObjection: (objection: Objection | null) => void
  setResults: (results: Partial<Results>) => void
  setSaveState: (saveState: Partial<SaveState>) => void
  /** Checks the same texts again. */
  checkAgain: () => void
  /** Ends what needs a walk of the flow, until the user asks for it again. */
  stop: () => void
  /** Replaces the whole text of a file, be it a flow or not. */
  replace: (file: string, text: string, label: EditLabel) => void
  /** The text of a file with which edits are compared from now on. */
  rebase: (file: string, text: string) => void
  /** Shows the screens of a customer before and after, by id; null: those of the session that is played. */
  compare: (customer: string | null) => void
  setRun: (run: PlayedSession | null) => void
  /** Plays the way to a finding, a broken test or a change, in the flow of this file, which comes to the front. */
  playReplay: (replay: Replay, file: string) => void
}

/**
 * @param drafts what was not saved, by file
 * @param lastSound the flow that they gave last, if they give none now
 * @returns null if the text of the file is not a flow
 */
export function createStudio(
  opened: Opened,
  drafts: readonly SourceFile[] = [],
  lastSound: FlowDefinition | null = null,
): Studio | null {
  const initial = initialState(opened, drafts, lastSound)
  if (!initial) return null
  const { file } = initial
  const store = createStore<StudioState>(() => initial)
  const change = (
    path: string,
    to: (document: StudioDocument) => StudioDocument,
    stepsAfter: UndoStepsAfter = afterEditOf(path),
  ) =>
    store.setState((state) => {
      const current = documentOf(state, path)
      const next = to(current)
      if (next.version === current.version) return withDocument(state, path, next)
      const changed = { ...withChange(state, path, next), undoSteps: stepsAfter(state.undoSteps, current, next) }
      // Creating this file was undone: show the opened flow again.
      const isGone = path === state.file && next.base === '' && next.text === ''
      return isGone ? { ...changed, ...withFront({ ...state, ...changed }, file) } : changed
    })
  const applyTo = (path: string, edit: (text: string) => Edit | null) => {
    const { undoSteps } = store.getState()
    const retyped = isUndoStepOf(undoSteps.past.at(-1), path)
      ? retypeText(documentOf(store.getState(), path), edit)
      : null
    if (retyped) return change(path, () => retyped, afterRetyping)
    change(path, (current) => {
      const made = edit(current.text)
      return made ? applyEdit(current, made) : current
    })
  }
  const moveInHistory = (paths: UndoStep, to: typeof undo, stepsAfter: (undoSteps: UndoSteps) => UndoSteps) => {
    if (paths.length === 0) return
    for (const path of paths) change(path, to, (undoSteps) => undoSteps)
    store.setState(({ undoSteps }) => ({ undoSteps: stepsAfter(undoSteps) }))
  }
  const openFlow: Studio['openFlow'] = (file, finding = null) =>
    store.setState((state) => withFlowShown(state, file, finding))
  const select = (pointer: string) =>
    store.setState(({ document, definition, shownText }) => ({
      selected: pointer,
      shownText: shownText && { ...shownText, finding: null },
      anchor: rangeAt(document.text, pointerInFile(definition, pointer)).from,
    }))
  return {
    store,
    apply: (edit) => applyTo(store.getState().file, (text) => editFlow(store.getState(), text, edit)),
    applyTo,
    applyToTests: (edit) => applyTo(testsFileOf(store.getState().file), edit),
    transact: (transaction, path = store.getState().file) =>
      change(path, (current) => applyTransaction(current, transaction)),
    openFlow,
    showText: (file) => store.setState({ shownText: { file, finding: null } }),
    together: (edits) => {
      const { length } = store.getState().undoSteps.past
      edits()
      store.setState(({ undoSteps }) => ({ undoSteps: joined(undoSteps, length) }))
    },
    undo: () => moveInHistory([...(store.getState().undoSteps.past.at(-1) ?? [])].reverse(), undo, afterUndo),
    redo: () => moveInHistory(store.getState().undoSteps.future.at(-1) ?? [], redo, afterRedo),
    select,
    selectStep: (step) => select(childPointer('', 'steps', step)),
    say: (said) => store.setState({ said }),
    show: (area, pane) =>
      store.setState(({ front }) => ({ area, front: pane === undefined ? front : { ...front, [area]: pane } })),
    setCustomer: (customer) => store.setState({ customer, run: null }),
    setLanguage: (language) => store.setState({ language }),
    setObjection: (objection) => store.setState({ objection }),
    setChecks: (checks) => store.setState((state) => ({ checks: { ...state.checks, ...checks } })),
    setResults: (results) => store.setState((state) => ({ results: { ...state.results, ...results } })),
    setSaveState: (saveState) => store.setState((state) => ({ saveState: { ...state.saveState, ...saveState } })),
    checkAgain: () =>
      store.setState((state) => ({ attempt: state.attempt + 1, ...withState(state, 'checking', 'working') })),
    stop: () => store.setState((state) => withState(state, 'stopped', 'stopped')),
    replace: (path, written, label) => applyTo(path, (current) => editBetween(current, written, label)),
    rebase: (path, base) =>
      store.setState((state) => ({
        opened: { ...state.opened, files: withFile(state.opened.files, path, base) },
        ...withDocument(state, path, { ...documentOf(state, path), base }),
        attempt: state.attempt + 1,
        ...working(state),
      })),
    compare: (compared) => store.setState({ compared }),
    setRun: (run) => store.setState({ run }),
    playReplay: ({ inputs, events }, path) => {
      openFlow(path)
      store.setState(({ file: shown, definition, front }) => {
        const flow = shown === path ? compiled(definition) : null
        if (!flow) return {}
        const run = { customer: customerOf(path, flow, inputs), events, at: events.length, others: [] }
        return { run, front: { ...front, results: 'timeline' } }
      })
    },
  }
}
