/** Changes that are one for a reader: the same, for the same clients, at several places or states. */
import type { Change, ChangeCode } from './change.ts'

/** What may differ within a group. */
const varying: Partial<Record<ChangeCode, 'place' | 'state'>> = {
  'state-added': 'state',
  'state-removed': 'state',
  'place-reachable': 'place',
  'place-unreachable': 'place',
  'event-changed': 'place',
  'place-changed': 'place',
  'place-words-changed': 'place',
}

export type ChangeGroup = readonly [Change, ...Change[]]

export function groupChanges(changes: readonly Change[]): ChangeGroup[] {
  const groups = new Map<string, [Change, ...Change[]]>()
  for (const change of changes) {
    const key = groupKey(change)
    const group = groups.get(key)
    if (group) group.push(change)
    else groups.set(key, [change])
  }
  return [...groups.values()]
}

function groupKey(change: Change): string {
  const varies = varying[change.code]
  const { pointer, trace: _, shownBy: __, ...same } = change
  if (varies === undefined) return JSON.stringify([pointer, same])
  return JSON.stringify(Object.entries(same).filter(([key]) => key !== varies && key !== 'version'))
}
