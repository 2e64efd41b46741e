/** A difference between two flows as data: a code with parameters. `changeInWords` makes the sentence. */
import type { Circumstances } from '../analysis/index.ts'
import type { Event, Trace } from '../engine/index.ts'
import type { Page } from '../flow/index.ts'
import type { FlowOptions, LanguageName } from '../generated/flow.types.ts'
import type { Row } from '../generated/flow-tests.types.ts'
import type { Consequence } from './consequence.ts'
import type { TraitChange } from './traits.ts'
import type { Trigger } from './trigger.ts'

export type Change = { [Code in ChangeCode]: ChangeOf<Code> }[ChangeCode]

export interface Location {
  /** The flow, or the flow tests, that `pointer` leads into: what is gone is in the old ones. */
  version: 'old' | 'new'
  /** JSON pointer (RFC 6901). */
  pointer: string
}

export interface Visibility {
  /** For which clients, and with which data, the change shows; null: for all, or it depends on neither. */
  circumstances: Circumstances | null
  /** A shortest trace that shows it, if it is seen in a session. */
  trace: Trace | null
  /** What happens after this trace and shows the change, if it is an event. */
  shownBy?: Event
}

/** Where a step is on the path. */
export type PathPosition = { kind: 'off-path' } | { kind: 'first' } | { kind: 'after'; step: string }

/** What a row of a flow test is about, without what it expects. */
export type RowSubject = Pick<Row, 'at' | 'on' | 'if' | 'given'>

/** Without the reason. */
export type ExpectingRow = Omit<Row, 'because'>

/** By code: what the change is about. */
export interface ChangeParameters {
  'test-added': { test: string }
  /** `because`: the reason that the new flow tests give under `removed`. */
  'test-removed': { test: string; because: string | null }
  'test-changed': { test: string }
  'test-row-added': { test: string; row: RowSubject }
  'test-row-removed': { test: string; row: RowSubject; because: string | null }
  /** `rows`: what is left of it, at fewer places or for fewer clients. */
  'test-row-narrowed': { test: string; row: RowSubject; rows: readonly RowSubject[]; because: string | null }
  /** `rows`: all that it was about is checked by these. */
  'test-row-split': { test: string; row: RowSubject; rows: readonly ExpectingRow[]; because: string | null }
  'test-row-changed': {
    test: string
    row: RowSubject
    before: ExpectingRow
    after: ExpectingRow
    because: string | null
  }
  'test-conditions-changed': object
  'step-added': { step: string; position: PathPosition }
  'step-removed': { step: string }
  'step-renamed': { before: string; after: string }
  'step-enabled': { step: string }
  'step-disabled': { step: string }
  'step-moved': { step: string; position: PathPosition }
  'step-joined-path': { step: string; position: PathPosition }
  'step-left-path': { step: string }
  'state-added': { step: string; state: string }
  'state-removed': { step: string; state: string }
  'start-changed': { before: string; after: string }
  /** `end`: the final place that is reached without the step. `isOptional`: some of these clients still get to the step. */
  'step-skipped': { step: string; end: string; isOptional: boolean }
  'step-required': { step: string; end: string }
  'place-reachable': { place: string }
  'place-unreachable': { place: string }
  'close-reachable': object
  'close-unreachable': object
  'event-changed': {
    place: string
    trigger: Trigger
    before: Consequence
    after: Consequence
    /** BACK in the first step: these clients never get to an earlier one on the path. */
    isFirstBack: boolean
  }
  'place-changed': { place: string } & TraitChange
  'overlay-added': { overlay: string }
  'overlay-removed': { overlay: string }
  'overlay-screen-changed': { overlay: string; before: string; after: string }
  /** Of the whole flow. */
  'words-changed': TextChanges
  'place-words-changed': { place: string } & TextChanges
  'overlay-words-changed': { overlay: string } & TextChanges
  /** New, and it shows a screen with the same texts as others do. */
  'place-words-shared': { place: string; screen: string; others: readonly string[] }
  'overlay-words-shared': { overlay: string; screen: string; others: readonly string[] }
  'setting-changed': { setting: string; before: number; after: number }
  'page-changed': PageChange
  /** `undefined`: it is off. */
  'option-changed': { option: keyof FlowOptions; before: unknown; after: unknown }
  'input-added': { input: string }
  'input-removed': { input: string }
  'input-changed': { input: string; key: string; before: unknown; after: unknown }
  'version-changed': { before: number; after: number }
}

/** What is shown in place of a message. */
export interface TextChanges {
  key: string
  texts: readonly TextChange[]
}

/** null: the widget's own text. */
export interface TextChange {
  language: LanguageName
  before: string | null
  after: string | null
}

type PageChange = { [Key in keyof Page]: { key: Key; before: Page[Key]; after: Page[Key] } }[keyof Page]

export type ChangeCode = keyof ChangeParameters

type DetailsOf<Code extends ChangeCode> = { code: Code } & ChangeParameters[Code]

export type LocatedDetails = { [Code in ChangeCode]: DetailsOf<Code> & Location }[ChangeCode]

export type ChangeOf<Code extends ChangeCode> = DetailsOf<Code> & Location & Visibility

/** Read off the definitions: every client is concerned, and no session is needed to see it. */
export const always: Visibility = { circumstances: null, trace: null }
