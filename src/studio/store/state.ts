/** What the panes share. Only the document can be edited; everything else says what is shown. */
import type { FlowDefinition, LanguageName } from '../../generated/flow.types.ts'
import type { Files, Finding } from '../../lint/index.ts'
import type { StudioDocument } from '../document/document.ts'
import type { Edit, EditLabel } from '../document/edits/edit.ts'
import type { Effects } from '../results/effects.ts'
import type { TestRow } from '../results/test-rows.ts'
import type { PlayedSession } from './played-session.ts'
import type { UndoSteps } from './undo-steps.ts'

export interface Opened {
  /** Address of the widget. */
  widget: string
  /** The flow that is edited comes first, then the flows that extend it. */
  files: Files
}

export interface Checks {
  findings: readonly Finding[]
  /** Of the text that they are about. */
  version: number
  /**
   * Whether everything was checked in the texts that are shown; `front-checked`: in the flow in front, and only names and
   * shapes in the others; `failed`: the worker has stopped; `stopped`: the user wants nothing but names and shapes to be
   * checked.
   */
  state: 'checking' | 'front-checked' | 'checked' | 'failed' | 'stopped'
}

/** What became of the tests, and what the edits mean. Both stay until those of the latest texts are there. */
export interface Results {
  /** null: not known yet, or the flow can't be tested. */
  tests: readonly TestRow[] | null
  effects: Effects | null
  /**
   * Whether they are of the texts that are shown; `tested`: the tests are; `front-done`: the flows that extend the one in
   * front are missing; `failed`: the worker has stopped; `stopped`: by the user.
   */
  state: 'working' | 'tested' | 'front-done' | 'done' | 'failed' | 'stopped'
}

/** Why the latest edit is not possible. */
export interface Objection {
  /** Errors that were not there before the edit. */
  findings: readonly Finding[]
  /** The nearest edit that causes none in any file. */
  alternative: Alternative | null
  /** Where none is found: the nearest that was tried, and what speaks against it. */
  rejected: Rejected | null
  /** How the search for it goes; `never`: there is nothing to try; `overtime`: it had to end before all were tried. */
  search: 'never' | 'searching' | 'found' | 'none' | 'timed-out'
}

export interface Rejected {
  label: EditLabel
  finding: Finding
}

/** Where what is edited is kept besides this page. */
export interface SaveState {
  /** Of the draft in this browser; `refused`: its storage is full or forbidden. */
  drafts: 'kept' | 'writing' | 'refused'
  /** Files that have changed since they were edited, with the text that was edited; the user has to decide. */
  outdated: readonly { file: string; base: string }[]
  /** The texts that were saved last, by path. */
  written: Readonly<Record<string, string>>
}

/** An edit of the text before the one that is objected to. */
export interface Alternative {
  label: EditLabel
  edit: (text: string) => Edit | null
  /** What it changes in flows that extend the edited one, of the text of each as it is merged; absent: nothing. */
  editMerged?: (text: string) => Edit | null
  /** Paths of the flows that extend the edited one and are changed, too, once that is known. */
  others?: readonly string[]
}

/** A file that the text editor shows in place of the flow in front. */
export interface ShownText {
  file: string
  /** The finding that led there; null: the user has chosen the file, or has selected something else since. */
  finding: Pick<Finding, 'pointer' | 'start'> | null
}

export type Area = 'header' | 'notice' | 'steps' | 'centre' | 'step' | 'preview' | 'results'

export interface StudioState {
  opened: Opened
  /** Path of the flow file. */
  file: string
  document: StudioDocument
  /** Its tests; null: it has none. */
  tests: StudioDocument | null
  /** Further files that were edited or made here, by path: forms, flows that extend this one, and their tests. */
  others: Readonly<Record<string, StudioDocument>>
  /** In which order they were edited. */
  undoSteps: UndoSteps
  /** How often another flow came to the front. */
  switches: number
  /** Of the latest texts that were a flow, with everything merged in and its forms. */
  definition: FlowDefinition
  /** Whether the text is a flow now. While it is not, only the text can be edited. */
  isSound: boolean
  /** JSON pointer to the selected part of the flow. */
  selected: string
  /** Where it starts in the text, also while the text is no flow. */
  anchor: number
  /** Whose preview is shown, by id; null: that of anybody who gets to the place. */
  customer: string | null
  /** Of the preview. */
  language: LanguageName
  checks: Checks
  objection: Objection | null
  results: Results
  /** Raised when the same texts are to be judged again: the user asks for it, or they are compared with other ones. */
  attempt: number
  saveState: SaveState
  /** Another tab has the same flow open. */
  isOpenTwice: boolean
  /** The customer for whom both screens are shown, by id; null: those of the session that is played. */
  compared: string | null
  /** The session that is played. */
  run: PlayedSession | null
  /** null: that of the flow in front. */
  shownText: ShownText | null
  /** What the live region says. */
  said: string
  /** The pane in front of each area, by its id; without an entry it is the first of the table. */
  front: Readonly<Partial<Record<Area, string>>>
  /** The area that a narrow window shows. */
  area: Area
}
