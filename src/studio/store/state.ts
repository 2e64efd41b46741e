/** What the panes share. Only the document can be edited; everything else says what is shown. */
import type { FlowDefinition } from '../../generated/flow.types.ts'
import type { Finding } from '../../lint/index.ts'
import type { StudioDocument } from '../document/document.ts'
import type { Edit, EditLabel } from '../document/edits/edit.ts'
import type { Opened } from '../files/opened.ts'

export interface Checks {
  findings: readonly Finding[]
  /** Of the text that they are about. */
  version: number
  /** Whether everything was checked in the text that is shown; `failed`: the worker has stopped. */
  state: 'checking' | 'checked' | 'failed'
}

/** A named set of client settings. */
export interface Customer {
  name: string
  client: Readonly<Record<string, unknown>>
}

/** What speaks against the latest edit. */
export interface Objection {
  /** That were not there before it. */
  findings: readonly Finding[]
  /** The nearest edit without them; null: none was found, or none is yet. */
  alternative: Alternative | null
  isSearching: boolean
}

/** An edit of the text before the one that is objected to. */
export interface Alternative {
  label: EditLabel
  edit: (text: string) => Edit | null
}

export type Area = 'header' | 'notice' | 'steps' | 'centre' | 'step' | 'preview' | 'results'

export interface StudioState {
  opened: Opened
  /** Path of the flow file. */
  file: string
  document: StudioDocument
  /** Of the latest text that was a flow. */
  definition: FlowDefinition
  /** Whether the text is a flow now. While it is not, only the text can be edited. */
  isSound: boolean
  /** JSON pointer to the selected part of the flow. */
  selected: string
  /** Where it starts in the text, also while the text is no flow. */
  anchor: number
  /** Whose preview is shown; null: the defaults. */
  customer: Customer | null
  checks: Checks
  objection: Objection | null
  /** What the live region says. */
  said: string
  /** The pane in front of each area, by its id; without an entry it is the first of the table. */
  front: Readonly<Partial<Record<Area, string>>>
  /** The area that a narrow window shows. */
  area: Area
}
