/** Puts causes first, and marks the findings of a flow, its tests or a locale that may follow from others. */
import { type Finding, type Rank, ranks } from './finding.ts'

export interface Ranked {
  finding: Finding
  rank: Rank
  cause: string | undefined
}

/** `groups`: files in which one mistake can cause several findings, in the order in which they were given. */
export function rankFindings(found: readonly Ranked[], groups: readonly (readonly string[])[]): Finding[] {
  return groups.flatMap((files) =>
    rankGroup(
      found.filter(({ finding }) => files.includes(finding.file)),
      files,
    ),
  )
}

function rankGroup(found: readonly Ranked[], files: readonly string[]): Finding[] {
  const worst = Math.min(...found.filter(({ finding }) => finding.severity === 'error').map(depthOf))
  const kept = new Map<string, Ranked>()
  for (const each of found.filter(({ cause }) => cause !== undefined)) {
    const known = kept.get(groupOf(each))
    if (!known || traceLength(each) < traceLength(known)) kept.set(groupOf(each), each)
  }
  const follows = (each: Ranked) =>
    depthOf(each) > worst || (each.cause !== undefined && kept.get(groupOf(each)) !== each)
  return [...found]
    .sort(
      (a, b) =>
        Number(follows(a)) - Number(follows(b)) ||
        depthOf(a) - depthOf(b) ||
        files.indexOf(a.finding.file) - files.indexOf(b.finding.file) ||
        byPlace(a.finding, b.finding),
    )
    .map((each) => (follows(each) ? { ...each.finding, follows: true } : each.finding))
}

const depthOf = ({ rank }: Ranked) => ranks.indexOf(rank)
const groupOf = ({ finding, rank, cause }: Ranked) => `${finding.rule} ${rank} ${cause}`
/** The shorter the trace, the nearer it is to the cause. */
const traceLength = ({ finding }: Ranked) => finding.trace?.length ?? 0

const byPlace = (a: Finding, b: Finding) =>
  a.start.line - b.start.line || a.start.column - b.start.column || a.rule.localeCompare(b.rule)
