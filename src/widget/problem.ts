/** Tells the deployer what to fix. Loaded on demand: few users ever see a problem. */
import { ApiError } from '../api/index.ts'
import { type Problem, problemInWords } from '../flow/index.ts'
import { startOf } from '../untrusted/index.ts'
import type { ConfigProblems, UnusableConfig } from './config-problems.ts'
import { configBlockId } from './early-config.ts'
import type { UnusableFlow } from './flow-file.ts'
import type { StartFailure } from './page-state.ts'
import type { Host } from './report.ts'

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

export const flowProblem = (host: Host, found: UnusableFlow): ProblemPage => announce(host, 'flow', detailsOf(found))

/** @param given by the address; it is shown as text */
export const returnUrlProblem = (host: Host, given: string): ProblemPage =>
  announce(host, 'configuration', [
    `"returnUrls" in #${configBlockId} does not have this return_url: ${startOf(given, 100)}. Add its origin and path.`,
  ])

const detailsOf = ({ file, why }: UnusableFlow): string[] =>
  why instanceof Error ? [unreadable(file, why)] : sentences(file, why)

/** Why a session has another flow than client info names. null: what it names can't be the name of a flow. */
export function replacedFlow(found: UnusableFlow | null, configured: string): Error {
  const details = found
    ? detailsOf(found)
    : ['Client info has a "flow" that is no name: use letters, digits and hyphens.']
  return new Error(`${details.join(' ')} The flow '${configured}' is used instead.`)
}

/** For a part of the configuration that is ignored: only the console names its problems. */
export const logIgnored = (problems: ConfigProblems): void => log(sentences(`#${configBlockId}`, problems))

/** Writes to the console where and what to fix (docs/host.md), and tells the host that there is no session. */
function announce(host: Host, cause: ProblemPage['cause'], details: string[]): ProblemPage {
  log(details)
  host.notify({ message: 'error', reason: 'Error' })
  return { kind: 'problem', cause, details }
}

function log(details: readonly string[]): void {
  // biome-ignore lint/suspicious/noConsole: deployers look into the console first
  for (const detail of details) console.error(`Tieline: ${detail}`)
}

interface InvalidDocument {
  problems: readonly Problem[]
  document: unknown
}

const sentences = (file: string, { problems, document }: InvalidDocument): string[] =>
  problems.map((problem) => {
    const place = problem.pointer === '' ? '' : ` at ${problem.pointer}`
    return `${file}${place}: ${problemInWords(problem, document)}`
  })

function unreadable(file: string, error: Error): string {
  const missing = error instanceof ApiError && error.status === 404
  if (!missing) return `${file}: ${error.message}`
  return `${file} was not found beside the widget. Check "flow" in the block #${configBlockId} and in client info.`
}
