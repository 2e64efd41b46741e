/** What places and overlays are, apart from what happens there. */
import { sourcePointer } from '../analysis/index.ts'
import { childPointer, type Overlay } from '../flow/index.ts'
import type { Change, LocatedDetails } from './change.ts'
import type { Comparison } from './comparison.ts'
import type { FlowPair } from './flow-pairs.ts'
import { pairChanges } from './pair-changes.ts'
import { unchanged } from './renames.ts'
import { traitChanges, traitPointer } from './traits.ts'

export function placeChanges(comparison: Comparison): Change[] {
  return [
    ...pairChanges(comparison, (pair) => changedPlaces(pair, comparison)),
    ...pairChanges(comparison, (pair) => changedOverlays(pair, comparison)),
  ]
}

function changedPlaces({ old, now }: FlowPair, { renames, now: { flow } }: Comparison): LocatedDetails[] {
  return Object.values(old.places).flatMap((before) => {
    const place = renames.place(before.id)
    const after = now.places[place]
    if (!after) return []
    return traitChanges(before, after, renames, unchanged).map((change): LocatedDetails => {
      const pointer = sourcePointer(flow.definition, now.definition, traitPointer(now, place, change.trait))
      return { code: 'place-changed', place, ...change, version: 'new', pointer }
    })
  })
}

function changedOverlays(pair: FlowPair, { old, now, renames }: Comparison): LocatedDetails[] {
  const before = new Map(pair.old.overlays.map((overlay) => [renames.overlay(overlay.id), overlay]))
  const after = new Map(pair.now.overlays.map((overlay) => [overlay.id, overlay]))
  const at = (version: 'old' | 'new', { id }: Overlay, ...keys: string[]) => {
    const [base, merged] = version === 'old' ? [old.flow, pair.old] : [now.flow, pair.now]
    const pointer = childPointer('/overlays', id, ...keys)
    return { version, pointer: sourcePointer(base.definition, merged.definition, pointer) }
  }
  return [
    ...[...after].flatMap(([id, overlay]): LocatedDetails[] => {
      const was = before.get(id)
      if (!was) return [{ code: 'overlay-added', overlay: id, ...at('new', overlay) }]
      if (was.screen === overlay.screen) return []
      const changed = { overlay: id, before: was.screen, after: overlay.screen }
      return [{ code: 'overlay-screen-changed', ...changed, ...at('new', overlay, 'screen') }]
    }),
    ...[...before].flatMap(([id, overlay]): LocatedDetails[] =>
      after.has(id) ? [] : [{ code: 'overlay-removed', overlay: id, ...at('old', overlay) }],
    ),
  ]
}
