/** What is linted together: flows, locales, and what the code offers them. */
import { type Assertion, type CompiledFlow, compile, compileAssertions, type Problem } from '../flow/index.ts'
import type { FlowDefinition } from '../generated/flow.types.ts'
import { type Document, parseDocument } from './document.ts'
import { createModel, type Model } from './model.ts'
import type { ModelError } from './model-error.ts'

/** A file by its path and its text. */
export interface File {
  file: string
  text: string
}

export interface Files {
  flows: readonly File[]
  /** One for each language, named by it: `locales/en.json`. */
  locales?: readonly File[]
  /** Keys of messages that code, screens or schemas name; unknown unless given. */
  messageKeys?: readonly string[]
  /** The flows as they were released, to compare with (`--base`). */
  base?: readonly File[]
}

export interface ProjectFlow {
  document: Document
  /** null where the text is no JSON object. */
  definition: FlowDefinition | null
  compiled: CompiledFlow | null
  /** What product promises, as far as it can be read. */
  assertions: readonly Assertion[]
  /** Why it doesn't compile, or what is promised of nothing. */
  problems: readonly Problem[]
  /** null where it doesn't compile, or can't be walked: `modelError` says why. */
  model: () => Model | null
  modelError: () => ModelError | null
  /** The same flow as it was released. */
  base: FlowDefinition | null
}

export interface Project {
  flows: readonly ProjectFlow[]
  locales: readonly { language: string; document: Document }[]
  messageKeys: readonly string[] | null
}

export function createProject({ flows, locales = [], messageKeys, base = [] }: Files): Project {
  return {
    flows: flows.map(({ file, text }) => {
      const released = base.find((each) => nameOf(each.file) === nameOf(file))
      return createLintedFlow(parseDocument(file, text), released && parseDocument(released.file, released.text))
    }),
    locales: locales.map(({ file, text }) => ({ language: nameOf(file), document: parseDocument(file, text) })),
    messageKeys: messageKeys ?? null,
  }
}

/** `locales/en.json` → `en`. */
const nameOf = (file: string) => (file.split('/').at(-1) ?? '').split('.')[0] ?? ''

function createLintedFlow(document: Document, released: Document | undefined): ProjectFlow {
  const { flow, problems } = compile(document.value)
  const promised = flow ? compileAssertions(flow) : { assertions: [], problems: [] }
  const walked = once(() => (flow ? createModel(flow) : { model: null, error: null }))
  return {
    document,
    definition: isObject(document.value) ? (document.value as unknown as FlowDefinition) : null,
    compiled: flow,
    assertions: promised.assertions,
    problems: document.syntaxErrors.length > 0 ? [] : [...problems, ...promised.problems],
    model: () => walked().model,
    modelError: () => walked().error,
    base: isObject(released?.value) ? (released.value as unknown as FlowDefinition) : null,
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
