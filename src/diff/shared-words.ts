/** New places and overlays that show a screen a second time and say nothing else there than the first ones do. */
import { sourcePointer } from '../analysis/index.ts'
import { childPointer, placePointer } from '../flow/index.ts'
import type { ScreenName, Words } from '../generated/flow.types.ts'
import type { Change, LocatedDetails } from './change.ts'
import type { Comparison } from './comparison.ts'
import { pairChanges } from './pair-changes.ts'

export const sharedWords = (comparison: Comparison): Change[] =>
  pairChanges(comparison, ({ old, now }) => {
    const { renames } = comparison
    const at = (pointer: string) =>
      ({ version: 'new', pointer: sourcePointer(comparison.now.flow.definition, now.definition, pointer) }) as const
    const places = sharing(
      Object.values(now.places),
      Object.values(old.places).map(({ id }) => renames.place(id)),
    )
    const overlays = sharing(
      now.overlays,
      old.overlays.map(({ id }) => renames.overlay(id)),
    )
    return [
      ...places.map(({ id, screen, others }): LocatedDetails => {
        return { code: 'place-words-shared', place: id, screen, others, ...at(placePointer(id)) }
      }),
      ...overlays.map(({ id, screen, others }): LocatedDetails => {
        return { code: 'overlay-words-shared', overlay: id, screen, others, ...at(childPointer('/overlays', id)) }
      }),
    ]
  })

interface ScreenUse {
  id: string
  screen: ScreenName
  words: Words | null
}

/** The texts of a form are in its own file. */
const hasOwnTexts = ({ screen, words }: ScreenUse) => words !== null || screen === 'form'

function sharing(now: readonly ScreenUse[], known: readonly string[]) {
  return now.flatMap((added) => {
    const { id, screen } = added
    if (known.includes(id) || hasOwnTexts(added)) return []
    const others = now.filter((each) => known.includes(each.id) && each.screen === screen).map((each) => each.id)
    return others.length > 0 ? [{ id, screen, others }] : []
  })
}
