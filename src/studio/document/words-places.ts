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

/** Keys of messages that users read together. `screen`: null: they are not of one screen alone. */
export interface MessageGroup {
  of: 'screen' | 'parts' | 'around'
  screen: ScreenName | null
  keys: readonly string[]
}

/** What each screen says, its heading first, then parts and problems that several screens have, then what surrounds them. */
export function messageGroups(shown: readonly ScreenName[]): MessageGroup[] {
  const own = shown.map((screen): MessageGroup => ({ of: 'screen', screen, keys: headingFirst(keysOf([screen])) }))
  const parts = shown.flatMap((screen) => screens[screen].texts).filter((part) => !shown.some((each) => each === part))
  const groups: readonly MessageGroup[] = [
    ...own,
    { of: 'parts', screen: null, keys: keysOf(parts) },
    { of: 'around', screen: null, keys: keysOf(screens.frame.texts) },
  ]
  return groups.filter(({ keys }) => keys.length > 0)
}

const keysOf = (parts: readonly string[]) =>
  Object.keys(messageTexts.en).filter((key) => parts.includes(key.slice(0, key.indexOf('.'))))

const isHeading = (key: string) => key.endsWith('.heading')

const headingFirst = (keys: readonly string[]) => [...keys.filter(isHeading), ...keys.filter((key) => !isHeading(key))]

type Words = NonNullable<FlowDefinition['words']>

/** Those whose key or text, in any language, contains what is looked for. @param written words in place of the usual ones */
export function messagesWith(query: string, keys: readonly string[], written: readonly Words[]): readonly string[] {
  const sought = query.trim().toLowerCase()
  const textsOf = (key: string) => [
    key,
    ...Object.values(messageTexts).flatMap((usual) => usual[key] ?? []),
    ...written.flatMap((words) => Object.values(words[key] ?? {})),
  ]
  return sought === '' ? keys : keys.filter((key) => textsOf(key).some((each) => each.toLowerCase().includes(sought)))
}
