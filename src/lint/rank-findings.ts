/** Causes first: which findings of a flow, its tests or a locale may follow from others, and in which order people read them. */
import { type Finding, type Rank, ranks } from './finding.ts'

export interface Ranked {
  finding: Finding
  rank: Rank
  cause: string | undefined
}

/** `groups`: files in which one slip may show, in the order in which they were given. */
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
  const standing = new Map<string, Ranked>()
  for (const each of found.filter(({ cause }) => cause !== undefined)) {
    const known = standing.get(groupOf(each))
    if (!known || wayTo(each) < wayTo(known)) standing.set(groupOf(each), each)
  }
  const follows = (each: Ranked) =>
    depthOf(each) > worst || (each.cause !== undefined && standing.get(groupOf(each)) !== each)
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
/** What happens sooner is nearer to the cause. */
const wayTo = ({ finding }: Ranked) => finding.trace?.length ?? 0

const byPlace = (a: Finding, b: Finding) =>
  a.start.line - b.start.line || a.start.column - b.start.column || a.rule.localeCompare(b.rule)
