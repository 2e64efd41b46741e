/** The files that are linted together: flows with their tests, locales, and the keys of messages that the code uses. */
import { clientsOf, createModel, type Document, type Model, type ModelError, parseDocument } from '../analysis/index.ts'
import { type CompiledFlow, compile, isRecord, type Problem, switchedOn, type Values } from '../flow/index.ts'
import {
  type SourceFile as File,
  type FormFile,
  isAboutUnsound,
  type ResolvedFlow,
  readForm,
  testsFileOf,
} from '../flow-files/index.ts'
import { compileFlowTests, type FlowTests, modelOptions, type TestProblem } from '../flow-tests/index.ts'
import type { FlowDefinition } from '../generated/flow.types.ts'

export type { File }

export interface Files {
  flows: readonly File[]
  /** The tests of these flows, and of those that they extend: `flows/connect.tests.json` of `flows/connect.flow.json`. */
  tests?: readonly File[]
  /** The forms beside these flows: `flows/forms/housing.form.json`. */
  forms?: readonly File[]
  /** Forms that these flows show, where they are not among `forms`: they have findings of their own. */
  shown?: readonly File[]
  /** Flows that these extend, where they are not among them. */
  extended?: readonly File[]
  /** One for each language, whose name is the name of the file: `locales/en.json`. */
  locales?: readonly File[]
  /** Keys of messages that code, screens or schemas name; unknown unless given. */
  messageKeys?: readonly string[]
  /** The flows as they were released, to compare with (`--base`). */
  base?: readonly File[]
}

/** Files of which the flows are merged. */
export interface MergedFiles extends Files {
  /** Variants that can't be merged. */
  unmerged?: readonly ResolvedFlow[]
  /** What `shown` contains. */
  shownForms?: readonly FormFile[]
  /** What the flow merges, if it is a variant file. */
  variant?: ProjectFlow['variant']
  /** Names of the forms that any flow shows; unknown unless given. */
  formsInUse?: ReadonlySet<string> | null
}

export interface ProjectFlow {
  document: Document
  /** null where the text is not a JSON object. */
  definition: FlowDefinition | null
  compiled: CompiledFlow | null
  /** Why it doesn't compile. */
  problems: readonly Problem[]
  /** null where there is no file of tests. */
  tests: ProjectTests | null
  /** Every combination of inputs that the assumptions allow. */
  clients: () => readonly Values[]
  /** The same flow as it was released. */
  base: FlowDefinition | null
  /** Of a variant file: what is merged, and into which flow. null for a flow. */
  variant: { merge: object; extended: unknown } | null
}

/** A flow that is walked when a rule asks for it. */
export interface ModelledFlow extends ProjectFlow {
  /** null where it doesn't compile, or can't be walked: `modelError` says why. */
  model: () => Model | null
  modelError: () => ModelError | null
  /** As if every step were switched on; null where none is off. */
  everyStep: () => Model | null
}

export interface ProjectTests {
  document: Document
  /** null where they or their flow don't compile. */
  compiled: FlowTests | null
  problems: readonly TestProblem[]
}

export interface Project {
  flows: readonly ModelledFlow[]
  forms: readonly FormFile[]
  /** Names of the forms that flows show; null where the flows are unknown. */
  formsInUse: ReadonlySet<string> | null
  locales: readonly { language: string; document: Document }[]
  messageKeys: readonly string[] | null
}

export function createProject(files: MergedFiles): Project {
  const {
    flows,
    tests = [],
    forms = [],
    shownForms = [],
    variant = null,
    formsInUse = null,
    locales = [],
    messageKeys,
    base = [],
  } = files
  return {
    forms: forms.map(readForm),
    formsInUse,
    flows: flows.map((flow) => {
      const { file } = flow
      const released = base.find((each) => nameOf(each.file) === nameOf(file))
      const own = tests.find((each) => each.file === testsFileOf(file))
      return {
        ...createProjectFlow(documentOf(flow), shownForms, own && documentOf(own), released && documentOf(released)),
        variant,
      }
    }),
    locales: locales.map(({ file, text }) => ({ language: nameOf(file), document: parseDocument(file, text) })),
    messageKeys: messageKeys ?? null,
  }
}

/** A merged flow is a document already. */
const documentOf = (file: File | Document): Document => ('range' in file ? file : parseDocument(file.file, file.text))

/** `locales/en.json` → `en`. */
const nameOf = (file: string) => file.replace(/^.*\//, '').replace(/\..*$/, '')

function createProjectFlow(
  document: Document,
  forms: readonly FormFile[],
  testsDocument: Document | undefined,
  released: Document | undefined,
): Omit<ModelledFlow, 'variant'> {
  const { flow, problems } = compile(document.value)
  const tests = testsDocument ? compileTests(flow, testsDocument) : null
  const options = modelOptions(tests?.compiled ?? null)
  const walked = once(() => (flow ? createModel(flow, options) : { model: null, error: null }))
  return {
    document,
    definition: isRecord(document.value) ? (document.value as unknown as FlowDefinition) : null,
    compiled: flow,
    problems: document.syntaxErrors.length > 0 ? [] : problems.filter((problem) => !isAboutUnsound(problem, forms)),
    tests,
    clients: once(() => (flow ? clientsOf(flow, options.assumptions) : [])),
    model: () => walked().model,
    modelError: () => walked().error,
    everyStep: once(() => {
      const every = flow && switchedOn(flow.definition)
      const on = every && compile(every).flow
      return on && createModel(on, options).model
    }),
    base: isRecord(released?.value) ? (released.value as unknown as FlowDefinition) : null,
  }
}

function compileTests(flow: CompiledFlow | null, document: Document): ProjectTests {
  if (!flow || document.syntaxErrors.length > 0) return { document, compiled: null, problems: [] }
  const { tests, problems } = compileFlowTests(flow, document.value)
  return { document, compiled: tests, problems }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
