/** What whoever deploys the widget must mend. Fetched when there is something: few ever see it. */
import { ApiError } from '../api/index.ts'
import type { Problem } from '../flow/index.ts'
import { configBlockId } from './config.ts'
import type { UnusableFlow } from './flow-file.ts'
import type { Host } from './host.ts'
import type { StartFailure } from './page-state.ts'

type Refused = Extract<StartFailure, { kind: 'problem' }>

export const configurationProblem = (host: Host, problems: readonly Problem[]): Refused =>
  tell(
    host,
    'configuration',
    problems.map((problem) => sentence(`#${configBlockId}`, problem)),
  )

export function flowProblem(host: Host, { file, why }: UnusableFlow): Refused {
  return tell(host, 'flow', why instanceof Error ? [unread(file, why)] : why.map((problem) => sentence(file, problem)))
}

/** The console says where and what to mend (contracts section 2), and the host hears that there is no session. */
function tell(host: Host, about: Refused['about'], details: string[]): Refused {
  // biome-ignore lint/suspicious/noConsole: the deployer looks here first
  for (const detail of details) console.error(`Tieline: ${detail}`)
  host.notify({ message: 'error', reason: 'Error' })
  return { kind: 'problem', about, details }
}

const sentence = (file: string, { pointer, message }: Problem) =>
  `${file}${pointer === '' ? '' : ` at ${pointer}`}: ${message}`

function unread(file: string, error: Error): string {
  const missing = error instanceof ApiError && error.status === 404
  if (!missing) return `${file}: ${error.message}`
  return `${file} was not found beside the widget. Check "flow" in the block #${configBlockId} and in client info.`
}
