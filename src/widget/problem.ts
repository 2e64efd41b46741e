/** What the deployer of the widget has to fix. Loaded when there is a problem: few users ever see one. */
import { ApiError } from '../api/index.ts'
import { type Problem, problemInWords } from '../flow/index.ts'
import { type ConfigProblems, configBlockId, type UnusableConfig } from './config.ts'
import type { UnusableFlow } from './flow-file.ts'
import type { Host } from './host.ts'
import type { StartFailure } from './page-state.ts'

type ProblemPage = Extract<StartFailure, { kind: 'problem' }>

export function configurationProblem(host: Host, { why }: UnusableConfig): ProblemPage {
  const block = `#${configBlockId}`
  if (why === 'missing')
    return announce(host, 'configuration', [
      `The page has no <script type="application/json" id="${configBlockId}">. Add it.`,
    ])
  const isJson = !(why instanceof Error)
  return announce(host, 'configuration', isJson ? sentences(block, why) : [`${block} is not JSON: ${why.message}`])
}

export function flowProblem(host: Host, { file, why }: UnusableFlow): ProblemPage {
  return announce(host, 'flow', why instanceof Error ? [unreadable(file, why)] : sentences(file, why))
}

/** For problems that the widget can do without: the console alone names them. */
export const logIgnored = (problems: ConfigProblems): void => log(sentences(`#${configBlockId}`, problems))

/** The console says where and what to fix (docs/host.md), and the host hears that there is no session. */
function announce(host: Host, cause: ProblemPage['cause'], details: string[]): ProblemPage {
  log(details)
  host.notify({ message: 'error', reason: 'Error' })
  return { kind: 'problem', cause, details }
}

function log(details: readonly string[]): void {
  // biome-ignore lint/suspicious/noConsole: the deployer looks here first
  for (const detail of details) console.error(`Tieline: ${detail}`)
}

interface Unsound {
  problems: readonly Problem[]
  document: unknown
}

const sentences = (file: string, { problems, document }: Unsound): string[] =>
  problems.map((problem) => {
    const place = problem.pointer === '' ? '' : ` at ${problem.pointer}`
    return `${file}${place}: ${problemInWords(problem, document)}`
  })

function unreadable(file: string, error: Error): string {
  const missing = error instanceof ApiError && error.status === 404
  if (!missing) return `${file}: ${error.message}`
  return `${file} was not found beside the widget. Check "flow" in the block #${configBlockId} and in client info.`
}
