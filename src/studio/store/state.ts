/** What the panes share. Only the document can be edited; everything else says what is shown. */
import type { FlowDefinition } from '../../generated/flow.types.ts'
import type { Finding } from '../../lint/index.ts'
import type { StudioDocument } from '../document/document.ts'
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

export type Area = 'header' | 'steps' | 'centre' | 'step' | 'preview' | 'results'

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
  /** What the live region says. */
  said: string
  /** The pane in front of each area, by its id; without an entry it is the first of the table. */
  front: Readonly<Partial<Record<Area, string>>>
  /** The area that a narrow window shows. */
  area: Area
}
