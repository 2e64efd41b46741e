/** What places and overlays are, apart from what happens there. */
import { sourcePointer } from '../analysis/index.ts'
import { type CompiledFlow, childPointer, type Overlay } from '../flow/index.ts'
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

function changedOverlays(pair: FlowPair, { old, now }: Comparison): LocatedDetails[] {
  const added = overlaysOnlyIn(pair.now, pair.old)
  const removed = overlaysOnlyIn(pair.old, pair.now)
  const pointer = (base: CompiledFlow, flow: CompiledFlow, { id }: Overlay) =>
    sourcePointer(base.definition, flow.definition, childPointer('/overlays', id))
  return [
    ...added.map((overlay): LocatedDetails => {
      const location = { version: 'new', pointer: pointer(now.flow, pair.now, overlay) } as const
      return { code: 'overlay-added', screen: overlay.screen, ...location }
    }),
    ...removed.map((overlay): LocatedDetails => {
      const location = { version: 'old', pointer: pointer(old.flow, pair.old, overlay) } as const
      return { code: 'overlay-removed', screen: overlay.screen, ...location }
    }),
  ]
}

const overlaysOnlyIn = ({ overlays }: CompiledFlow, other: CompiledFlow): Overlay[] =>
  overlays.filter(({ screen }) => !other.overlays.some((each) => each.screen === screen))
