/** The table, and the document that is written from it. */
import { cpus } from 'node:os'
import { table } from '../../scripts/markdown-table.ts'
import { holds, type Row, type Section } from './row.ts'
import { wrapped } from './wrapped.ts'

const digits = (value: number) => (value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2))

function amount({ unit, value: { median } }: Row): string {
  return unit === '×' ? `${digits(median)} ×` : unit === 'states' ? String(median) : `${digits(median)} ${unit}`
}

function spread({ value: { low, high, isSingle } }: Row): string {
  return isSingle ? '' : `${digits(low)} to ${digits(high)}`
}

function budget({ limit }: Row): string {
  if (limit === null) return ''
  return 'atMost' in limit ? `≤ ${digits(limit.atMost)}` : `≥ ${digits(limit.atLeast)}`
}

function verdict(row: Row): string {
  const holding = holds(row)
  return holding === null ? '' : holding ? 'yes' : 'NO'
}

export function resultTable(sections: readonly Section[]): string {
  const head = ['part', 'what', 'median', 'half of the runs', 'budget', 'holds']
  const rows = sections.flatMap(({ title, rows: own }) =>
    own.map((row) => [title, row.what, amount(row), spread(row), budget(row), verdict(row)]),
  )
  return table(head, rows)
}

/** Other programs that take less of the cores do not lengthen what is measured by more than its spread. */
const idleBelow = 0.1

/** How the machine was, which decides what the numbers are worth. */
function conditions({ browserVersion, runs, othersUse }: Pick<Report, 'browserVersion' | 'runs' | 'othersUse'>) {
  const used = `other programs used ${(othersUse * 100).toFixed(0)} % of its cores`
  const state = othersUse < idleBelow ? `otherwise idle (${used})` : `busy with other work (${used})`
  return (
    `Measured on ${new Date().toISOString().slice(0, 10)} on ${cpus().length} cores with Node ${process.versions.node} and ` +
    `Chromium ${browserVersion}, ${runs} runs each, unless a part says otherwise. The machine was ${state}.`
  )
}

export interface Report {
  sections: readonly Section[]
  /** The part about the first screen's parts. */
  firstScreen: string
  /** The part about cost at scale. */
  cost: string
  browserVersion: string
  runs: number
  /** The part of all cores that other programs used before the bench or after it, whichever was more. */
  othersUse: number
  /** With their versions. */
  peers: Readonly<Record<string, string>>
}

export function document({ sections, firstScreen, cost, peers, ...how }: Report): string {
  const versions = Object.entries(peers).map(([name, version]) => `${name} ${version}`)
  const introduction = `\`npm run bench\` writes this page. ${conditions(how)}`
  const reading =
    'A ratio is one number of each run, in which everything that is compared is measured in turns: what slows the ' +
    'machine down slows both. The table has the median of the runs and between which values half of them lie; what is ' +
    'counted, or measured once, has no such values. "Of" ' +
    "divides by what follows: 0.5 of MX is half of MX's time. The command installs the peers when it runs " +
    `(\`tests/bench/peers\`): ${versions.join(', ')}.`
  const parts = sections.map(({ title, about }) => `## ${title}\n\n${wrapped(about)}`)
  return `${[`# Performance`, wrapped(introduction), wrapped(reading), resultTable(sections), ...parts, firstScreen, cost].join('\n\n')}\n`
}
