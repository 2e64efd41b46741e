/** What `tieline check` prints: the findings as `lint` prints them, then what changes since the release. */
import type { Page } from '../report/format.ts'
import { github, workflowCommand } from '../report/github.ts'
import { findingJson } from '../report/json.ts'
import { terminal } from '../report/terminal.ts'
import { wrap } from '../report/wrap.ts'
import { type Checked, type ComparedFlow, isFailed, stopsOf } from './check.ts'
import { type FailOn, isNewStopped, isStopped } from './fail-on.ts'

export type CheckFormat = (checked: Checked, page: Page) => string

const forPeople: CheckFormat = (checked, page) => {
  const { lint, base, flows, removed, failOn } = checked
  const changed = flows.map((flow) => flowPart(flow, failOn, page)).join('')
  const gone = removed.map((file) =>
    part(heading(file, null, page), [line('breaking', goneInWords, failOn !== 'none', page)]),
  )
  return `${terminal(lint, page)}${base === null ? '' : `\n${changed}${gone.join('')}${verdict(checked, page)}\n`}`
}

const goneInWords = 'The flow is gone: clients that ask for it get the configured one instead.'

const newInWords = 'The flow is new.'

function flowPart(flow: ComparedFlow, failOn: FailOn, page: Page): string {
  const { file, isNew, comparedWith, changes, failure } = flow
  const first = isNew ? [line('behaviour', newInWords, isNewStopped(flow, failOn), page)] : []
  const lines =
    changes === null
      ? [marked(`It can't be compared. ${failure}`, false, page)]
      : changes.map((change) => {
          const steps = change.trace.map(
            (step, index) => `\n      ${page.style('dim', index === 0 ? '●' : '↓')} ${step}`,
          )
          return `${line(change.class, change.sentence, isStopped(change, flow, failOn), page)}${steps.join('')}`
        })
  const all = [...first, ...lines]
  return all.length === 0 ? '' : part(heading(file, comparedWith, page), all)
}

const heading = (file: string, base: string | null, { style }: Page) =>
  `${style('bold', file)}${base === null ? '' : ` ${style('dim', `compared with ${base}`)}`}`

const part = (head: string, lines: readonly string[]) => `${head}\n\n${lines.join('\n')}\n\n`

const line = (changeClass: string, sentence: string, stops: boolean, page: Page) =>
  marked(`${changeClass}: ${sentence}`, stops, page)

function marked(text: string, stops: boolean, { style, columns }: Page): string {
  const [first, ...rest] = wrap(text, columns - 4)
  const mark = stops ? style('red', '✖') : style('dim', '·')
  return [`  ${mark} ${first}`, ...rest.map((each) => `    ${each}`)].join('\n')
}

function verdict(checked: Checked, { style }: Page): string {
  const { flows, removed, failOn, base } = checked
  const stopped = stopsOf(checked).length
  const added = flows.filter(({ isNew }) => isNew).length
  const count = flows.flatMap((flow) => flow.changes ?? []).length + added + removed.length
  const isUnknown = flows.some(({ failure }) => failure !== null)
  if (count === 0 && isUnknown) return style('dim', `· What changes since ${base} is unknown.`)
  if (count === 0) return style('green', `✔ Nothing changes since ${base}.`)
  const total = `${count} ${count === 1 ? 'change' : 'changes'} since ${base}`
  if (stopped > 0) return style('red', `✖ ${total}, ${stopped} that --fail-on ${failOn} stops.`)
  if (isUnknown) return style('dim', `· ${total}; what else changes is unknown.`)
  return style('green', `✔ ${total}, none that --fail-on ${failOn} stops.`)
}

const forWorkflow: CheckFormat = ({ lint, flows, removed, failOn }, page) => {
  const command = (file: string, title: string, sentence: string, stops: boolean) =>
    workflowCommand(stops ? 'error' : 'notice', { file, title }, sentence)
  const changes = flows.flatMap((flow) => [
    ...(flow.isNew ? [command(flow.file, 'behaviour', newInWords, isNewStopped(flow, failOn))] : []),
    ...(flow.changes ?? []).map((change) =>
      command(flow.file, change.class, change.sentence, isStopped(change, flow, failOn)),
    ),
  ])
  const gone = removed.map((file) => command(file, 'breaking', goneInWords, failOn !== 'none'))
  return [github(lint, page), ...changes, ...gone].join('')
}

const forPrograms: CheckFormat = (checked) => {
  const { lint, base, failOn, flows, removed } = checked
  const findings = lint.findings.map(findingJson)
  const judged = flows.map((flow) => ({
    ...flow,
    stops: isNewStopped(flow, failOn),
    changes: flow.changes?.map((change) => ({ ...change, stops: isStopped(change, flow, failOn) })) ?? null,
  }))
  const report = { version: 1, failed: isFailed(checked), base, failOn, findings, flows: judged, removed }
  return `${JSON.stringify(report, null, 2)}\n`
}

export const checkFormats: Readonly<Record<string, CheckFormat>> = {
  terminal: forPeople,
  github: forWorkflow,
  json: forPrograms,
}
