/** Where a flow has words of its own, and which texts are shown there. */
import { childPointer } from '../../../flow/index.ts'
import type { FlowDefinition, ScreenName, Words } from '../../../generated/flow.types.ts'
import { screens } from '../../../generated/screens.ts'

export interface PlaceWords {
  /** Of the words. */
  pointer: string
  words: Words
  /** The screens shown there; null: the words are those of the whole flow. */
  screens: readonly ScreenName[] | null
}

export function wordsIn({ words, steps, overlays }: FlowDefinition): PlaceWords[] {
  const at = (holder: { words?: Words }, pointer: string, shown: PlaceWords['screens']): PlaceWords[] =>
    holder.words ? [{ pointer: childPointer(pointer, 'words'), words: holder.words, screens: shown }] : []
  return [
    ...at(words ? { words } : {}, '', null),
    ...Object.entries(steps).flatMap(([name, step]) => {
      const pointer = childPointer('/steps', name)
      const states = Object.entries(step.states ?? {})
      const shown = step.states ? states.map(([, { screen }]) => screen) : step.screen ? [step.screen] : []
      return [
        ...at(step, pointer, [...new Set(shown)]),
        ...states.flatMap(([state, body]) => at(body, childPointer(pointer, 'states', state), [body.screen])),
      ]
    }),
    ...Object.entries(overlays).flatMap(([id, overlay]) =>
      at(overlay, childPointer('/overlays', id), [overlay.screen]),
    ),
  ]
}

/** Of a message key: `consent.heading` → `consent`. */
export const groupOf = (key: string): string => key.slice(0, key.indexOf('.'))

/** Whether one of these screens, or what surrounds it, shows the message. */
export const isShownBy = (key: string, shown: readonly ScreenName[]): boolean =>
  [screens.frame, ...shown.map((screen) => screens[screen])].some(({ texts }) => texts.includes(groupOf(key)))
