/** A definition compiled: names resolved, conditions closed over, one flat table of places (docs/decisions/0002). */
import type {
  CallName,
  EventName,
  FlowDefinition,
  LanguageName,
  ReadName,
  Reason,
  ScreenName,
  Settings,
  Words,
} from '../generated/flow.types.ts'

export type Values = Readonly<Record<string, unknown>>

/** What a condition can read. */
export interface Scope {
  in: Values
  data: Values
  event: Values
}

export type Test = (scope: Scope) => boolean

/** An input or a datum with its finite domain; of a reference only null and not null are distinguished. */
export interface Field {
  name: string
  values: readonly unknown[] | 'reference'
  nullable: boolean
}

export interface Input extends Field {
  /** Where its value is read from, e.g. `client.mode`. The key of a split is the name of the input. */
  from: InputSource
  /** Replaces a value that is absent or outside the domain. */
  fallback: unknown
  /** Boolean inputs only: true if the value is none of these. */
  noneOf?: readonly unknown[]
  /** Splits only: how many sessions in a hundred get each value. */
  shares?: Shares
}

export type Shares = Readonly<Record<string, number>>

export interface InputSource {
  root: 'client' | 'session' | 'split'
  key: string
}

export interface Datum extends Field {
  init: ValueSource
}

/** Where an assigned value comes from. */
export type ValueSource =
  | { kind: 'literal'; value: unknown }
  | { kind: 'in' | 'data' | 'event'; key: string }
  | { kind: 'outcome' }
  | { kind: 'raise'; maximum: number }

export interface Assign {
  field: string
  source: ValueSource
}

export type RuleTarget = { kind: 'place'; place: string } | { kind: 'next' | 'back' | 'stay' | 'exit' | 'close' }

export type Emit = { message: 'success'; source: ValueSource } | { message: 'error'; reason: Reason }

export interface Rule {
  pointer: string
  test: Test | null
  assign: readonly Assign[]
  emit: Emit | null
  call: Call | null
  afterMs: number | null
  target: RuleTarget
}

export interface Call {
  pointer: string
  effect: CallName
  onDone: readonly Rule[]
  onError: readonly Rule[]
}

export interface Load {
  effect: ReadName
  raises: EventName | null
  everyMs: number | null
  timeoutMs: number | null
}

export interface Poll {
  effect: 'connectionStatus'
  everyMs: number
  timeoutMs: number
  onTimeout: readonly Rule[]
  onError: readonly Rule[]
  statuses: Readonly<Record<string, readonly Rule[]>>
}

/** How long the user may stay at a place, counted from each entry. */
export interface TimeLimit {
  ms: number
  rules: readonly Rule[]
}

/** A step without states, or one state of a step: where the user can be. */
export interface Place {
  id: string
  step: string
  state: string | null
  /** How a state of the engine names it. */
  at: { readonly step: string; readonly state: string | null }
  /** The step begins here. */
  isInitial: boolean
  screen: ScreenName
  /** With the screen `form`: which one. */
  form: string | null
  route: string | null
  history: 'replace' | 'push' | 'none'
  keepMounted: boolean
  /** Later steps of the path have higher numbers, steps off the path the highest. */
  order: number
  /** Index of its step in the compiled path; -1 off the path. */
  pathIndex: number
  enter: readonly Assign[]
  load: Load | null
  call: Call | null
  on: Readonly<Record<string, readonly Rule[]>>
  /** null: the nearest earlier step on the path. */
  back: readonly Rule[] | null
  poll: Poll | null
  timeLimit: TimeLimit | null
  final: boolean
  /** Of the step and the state, which comes first; null if there are none. They come before those of the flow. */
  words: Words | null
}

export interface PathStep {
  step: string
  test: Test | null
  /** The place entered first. */
  entry: string
}

export interface Overlay {
  id: string
  screen: ScreenName
  opensOn: EventName
  on: Readonly<Record<string, 'stay' | 'close'>>
  words: Words | null
}

export interface Variant {
  id: string
  test: Test
  merge: unknown
  /** The flow with this variant alone merged in. */
  definition: FlowDefinition
}

/** What surrounds the screens. */
export interface Page {
  languages: readonly LanguageName[]
  defaultLanguage: LanguageName
  header: boolean
}

export interface CompiledFlow {
  name: string
  /** The flow that this one is a variant of; null if it is none. */
  base: string | null
  version: number
  settings: Settings
  page: Page
  /** Texts in place of the usual ones, everywhere. */
  words: Words | null
  inputs: readonly Input[]
  /** Answers to forms come after the declared fields. */
  data: readonly Datum[]
  forms: NonNullable<FlowDefinition['forms']>
  /** What follows where a failed call or read has no rule of its own that holds. */
  failures: Readonly<Record<'calls' | 'reads', readonly Rule[]>>
  start: readonly Rule[]
  path: readonly PathStep[]
  places: Readonly<Record<string, Place>>
  /** The same places by step and state. */
  placeAt: ReadonlyMap<string, ReadonlyMap<string | null, Place>>
  overlays: readonly Overlay[]
  /** By pointer, to find the call or rule of a late outcome or timer. */
  calls: Readonly<Record<string, Call>>
  rules: Readonly<Record<string, Rule>>
  variants: readonly Variant[]
  definition: FlowDefinition
  /** Compiles a definition as this one was compiled, with or without a check of its shape; null if it has problems. */
  again: (definition: unknown) => CompiledFlow | null
}
