/** Why a file gives no flow: the first mistake in words, and where it is. Loaded when a flow can't be opened. */
import { checkShape, problemInWords, type Shape } from '../../flow/index.ts'
import {
  fileProblemInWords,
  filesByPath,
  type ResolvedFlow,
  resolveFlow,
  type SourceFile,
} from '../../flow-files/index.ts'
import { flowShape } from '../../generated/flow.shape.ts'
import { type Unreadable, unreadable } from './unreadable.ts'

export interface FlowProblem extends Unreadable {
  file: string
}

/** null: there is no such file, or it gives a flow. */
export function firstProblem(file: string, files: readonly SourceFile[]): FlowProblem | null {
  const sources = filesByPath(files)
  if (!sources.has(file)) return null
  const resolved = resolveFlow(file, sources)
  const reason = unreadable(resolved.document.text)
  return reason ? { file, ...reason } : (unmerged(resolved, files) ?? misshapen(resolved, files))
}

/** What it extends has a mistake of its own where it can't be used. */
function unmerged({ document, problems: [problem] }: ResolvedFlow, files: readonly SourceFile[]): FlowProblem | null {
  if (!problem) return null
  const { file, range, value } = document
  const cause = problem.code === 'unusable-base' ? firstProblem(problem.file, files) : null
  return cause ?? { file, line: range(problem.pointer).start.line, message: fileProblemInWords(problem, value) }
}

/** What it extends may be where the mistake is. */
function misshapen({ flat, base }: ResolvedFlow, files: readonly SourceFile[]): FlowProblem | null {
  const [problem] = checkShape(flowShape as Shape, flat.value)
  if (!problem) return null
  const { pointer } = problem
  const { file } = flat.origin(pointer)
  const cause = base && firstProblem(base.document.file, files)
  return cause ?? { file, line: flat.range(pointer).start.line, message: problemInWords(problem, flat.value) }
}
