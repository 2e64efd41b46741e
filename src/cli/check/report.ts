/** What `tieline check` prints: the findings as `lint` prints them, then what changes since the release. */
import type { Page } from '../report/format.ts'
import { github, workflowCommand } from '../report/github.ts'
import { findingJson } from '../report/json.ts'
import { terminal } from '../report/terminal.ts'
import { wrap } from '../report/wrap.ts'
import { type Checked, type ComparedFlow, isFailed } from './check.ts'
import { isStopped } from './gate.ts'

export type CheckFormat = (checked: Checked, page: Page) => string

const forPeople: CheckFormat = (checked, page) => {
  const { lint, base, flows, removed } = checked
  const changed = flows.map((flow) => flowPart(flow, checked, page)).join('')
  const gone = removed
    .map((file) => `${page.style('bold', file)}\n\n  ${page.style('red', '✖')} ${goneInWords}\n\n`)
    .join('')
  return `${terminal(lint, page)}${base === null ? '' : `\n${changed}${gone}${verdict(checked, page)}\n`}`
}

const goneInWords = 'The flow is gone: clients that ask for it get the configured one instead.'

function flowPart({ file, changes, failure }: ComparedFlow, { base, failOn }: Checked, page: Page): string {
  const { style, columns } = page
  const heading = `${style('bold', file)} ${style('dim', `compared with ${base}`)}\n\n`
  if (changes === null) {
    const [first, ...rest] = wrap(`It can't be compared. ${failure}`, columns - 4)
    return `${heading}${[`  ${style('dim', '·')} ${first}`, ...rest.map((line) => `    ${line}`)].join('\n')}\n\n`
  }
  const lines = changes.flatMap((change) => {
    const mark = isStopped(change, failOn) ? style('red', '✖') : style('dim', '·')
    const [first, ...rest] = wrap(`${change.class}: ${change.sentence}`, columns - 4)
    const steps = change.trace.map((step, index) => `      ${style('dim', index === 0 ? '●' : '↓')} ${step}`)
    return [`  ${mark} ${first}`, ...rest.map((line) => `    ${line}`), ...steps]
  })
  return lines.length === 0 ? '' : `${heading}${lines.join('\n')}\n\n`
}

function verdict({ flows, removed, failOn, base }: Checked, { style }: Page): string {
  const changes = flows.flatMap((flow) => flow.changes ?? [])
  const stopped =
    changes.filter((change) => isStopped(change, failOn)).length + (failOn === 'none' ? 0 : removed.length)
  const count = changes.length + removed.length
  const isUnknown = flows.some(({ failure }) => failure !== null)
  if (count === 0 && isUnknown) return style('dim', `· What changes since ${base} is unknown.`)
  if (count === 0) return style('green', `✔ Nothing changes since ${base}.`)
  const total = `${count} ${count === 1 ? 'change' : 'changes'} since ${base}`
  return stopped === 0
    ? style('green', `✔ ${total}, none that --fail-on ${failOn} stops.`)
    : style('red', `✖ ${total}, ${stopped} that --fail-on ${failOn} stops.`)
}

const forWorkflow: CheckFormat = ({ lint, flows, removed, failOn }, page) => {
  const changes = flows.flatMap(({ file, changes: all }) =>
    (all ?? []).map((change) =>
      workflowCommand(isStopped(change, failOn) ? 'error' : 'notice', { file, title: change.class }, change.sentence),
    ),
  )
  const level = failOn === 'none' ? 'notice' : 'error'
  const gone = removed.map((file) => workflowCommand(level, { file, title: 'breaking' }, goneInWords))
  return [github(lint, page), ...changes, ...gone].join('')
}

const forPrograms: CheckFormat = (checked) => {
  const { lint, base, failOn, flows, removed } = checked
  const findings = lint.findings.map(findingJson)
  const judged = flows.map(({ changes, ...flow }) => ({
    ...flow,
    changes: changes?.map((change) => ({ ...change, stops: isStopped(change, failOn) })) ?? null,
  }))
  const report = { version: 1, failed: isFailed(checked), base, failOn, findings, flows: judged, removed }
  return `${JSON.stringify(report, null, 2)}\n`
}

export const checkFormats: Readonly<Record<string, CheckFormat>> = {
  terminal: forPeople,
  github: forWorkflow,
  json: forPrograms,
}
