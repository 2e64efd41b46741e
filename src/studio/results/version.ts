/** A flow with its tests, compiled. */
import { createModel, type Document, type Model } from '../../analysis/index.ts'
import { type CompiledFlow, compile } from '../../flow/index.ts'
import {
  filesByPath,
  type Override,
  overridesOf,
  resolveFlow,
  resolveTests,
  type SourceFile,
} from '../../flow-files/index.ts'
import { compileFlowTests, type FlowTests, modelOptions } from '../../flow-tests/index.ts'

export interface SoundVersion {
  flow: CompiledFlow
  tests: FlowTests | null
  /** Where the tests are written. */
  document: Document | null
  /** What its file, if it is a variant, changes in the flow. */
  overrides: readonly Override[]
}

/** null where something does not compile: the linter says what. */
function soundVersion(file: string, files: readonly SourceFile[]): SoundVersion | null {
  const sources = filesByPath(files)
  const resolved = resolveFlow(file, sources)
  const { flow } = compile(resolved.flat.value)
  if (!flow) return null
  const overrides = overridesOf(resolved)
  const document = resolveTests(resolved, sources)
  if (!document) return { flow, tests: null, document: null, overrides }
  if (document.syntaxErrors.length > 0) return null
  const { tests } = compileFlowTests(flow, document.value)
  return tests && { flow, tests, document, overrides }
}

/** null where the flow is too large, or has no clients. */
const modelOf = ({ flow, tests }: SoundVersion): Model | null => createModel(flow, modelOptions(tests)).model

export interface ModelledVersion extends SoundVersion {
  model: Model
}

/** With every state walked; null where it does not compile, or is too large. */
export function modelledVersion(file: string, files: readonly SourceFile[]): ModelledVersion | null {
  const version = soundVersion(file, files)
  const model = version && modelOf(version)
  return version && model && { ...version, model }
}
