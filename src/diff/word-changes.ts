/** Texts that a flow, a place or an overlay shows in place of the usual ones. */
import { sourcePointer, stepPointer } from '../analysis/index.ts'
import { childPointer, placePointer, valueAtPointer } from '../flow/index.ts'
import type { LanguageName, Words } from '../generated/flow.types.ts'
import type { Change, LocatedDetails, TextChanges } from './change.ts'
import type { Comparison } from './comparison.ts'
import type { FlowPair } from './flow-pairs.ts'
import { pairChanges } from './pair-changes.ts'

export const wordChanges = (comparison: Comparison): Change[] =>
  pairChanges(comparison, (pair) => {
    /** A state has words from its step unless it has its own. */
    const at = (key: string, own: string, step = own) => {
      const { definition } = pair.now
      const written = [own, step]
        .map((holder) => childPointer(holder, 'words', key))
        .find((pointer) => valueAtPointer(definition, pointer) !== undefined)
      const pointer = sourcePointer(comparison.now.flow.definition, definition, written ?? own)
      return { version: 'new', pointer } as const
    }
    return [
      ...textChanges(pair.old.words, pair.now.words).map(
        (change): LocatedDetails => ({ code: 'words-changed', ...change, ...at(change.key, '') }),
      ),
      ...placePairs(pair, comparison).flatMap(({ place, before, after }) =>
        textChanges(before, after).map((change): LocatedDetails => {
          const location = at(change.key, placePointer(place), stepPointer(place))
          return { code: 'place-words-changed', place, ...change, ...location }
        }),
      ),
      ...pair.now.overlays.flatMap(({ id, words }) => {
        const old = pair.old.overlays.find((each) => comparison.renames.overlay(each.id) === id)
        return textChanges(old?.words ?? null, words).map((change): LocatedDetails => {
          const location = at(change.key, childPointer('/overlays', id))
          return { code: 'overlay-words-changed', overlay: id, ...change, ...location }
        })
      }),
    ]
  })

/** A new place has had no words before. */
function placePairs({ old, now }: FlowPair, { renames }: Comparison) {
  const before = new Map(Object.values(old.places).map(({ id, words }) => [renames.place(id), words]))
  return Object.values(now.places).map(({ id, words }) => ({ place: id, before: before.get(id) ?? null, after: words }))
}

function textChanges(before: Words | null, after: Words | null): TextChanges[] {
  const [old, now] = [before ?? {}, after ?? {}]
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key) => {
    const [was, is] = [old[key] ?? {}, now[key] ?? {}]
    const languages = [...new Set([...Object.keys(was), ...Object.keys(is)])] as LanguageName[]
    const texts = languages
      .map((language) => ({ language, before: was[language] ?? null, after: is[language] ?? null }))
      .filter((text) => text.before !== text.after)
    return texts.length > 0 ? [{ key, texts }] : []
  })
}
