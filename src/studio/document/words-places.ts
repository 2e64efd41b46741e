/** Where words can be, and the messages that are shown there. */
import { childPointer, defined, placeId } from '../../flow/index.ts'
import type { FlowDefinition, ScreenName } from '../../generated/flow.types.ts'
import { messageTexts } from '../../generated/message-texts.ts'
import { screens } from '../../generated/screens.ts'

export interface WordsPlace {
  /** To what has the words; '' is the whole flow. */
  pointer: string
  /** The name of the place; null: the whole flow. */
  name: string | null
  screens: readonly ScreenName[]
}

/** The whole flow, the step with its states, and what may lie over it. The whole flow shows the texts of the step. */
export function wordsPlaces({ steps, overlays }: FlowDefinition, step: string): WordsPlace[] {
  const { screen, states = {} } = defined(steps[step], 'step')
  const pointer = childPointer('/steps', step)
  const own = Object.entries(states).map(
    ([state, shown]): WordsPlace => ({
      pointer: childPointer(pointer, 'states', state),
      name: placeId(step, state),
      screens: [shown.screen],
    }),
  )
  const shown = own.length > 0 ? [...new Set(own.flatMap((each) => each.screens))] : screen ? [screen] : []
  return [
    { pointer, name: step, screens: shown },
    ...own,
    ...Object.entries(overlays).map(([name, overlay]): WordsPlace => {
      return { pointer: childPointer('/overlays', name), name, screens: [overlay.screen] }
    }),
    { pointer: '', name: null, screens: shown },
  ]
}

/** Keys of messages: those of the screens, then those of what surrounds them. */
export function keysShown(shown: readonly ScreenName[]): { own: string[]; around: string[] } {
  const keysOf = (groups: readonly string[]) =>
    Object.keys(messageTexts.en).filter((key) => groups.includes(key.slice(0, key.indexOf('.'))))
  return { own: keysOf(shown.flatMap((screen) => screens[screen].texts)), around: keysOf(screens.frame.texts) }
}
