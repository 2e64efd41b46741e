/** The rule about screens that say the usual where they are shown for something else. */

import { quoted } from '../../flow/index.ts'
import type { ScreenName } from '../../generated/flow.types.ts'
import { type When, whenInWords } from './payload.ts'
import type { RuleWords } from './table.ts'

type SecondUse = { place: string; screen: ScreenName; first: string; keys: readonly string[] }

/** The most keys that are named. */
const mostKeys = 4

function someOf(keys: readonly string[]): string {
  const more = keys.length - mostKeys
  return `${quoted(keys.slice(0, mostKeys))}${more > 0 ? ` and ${more} more` : ''}`
}

export const words = {
  'screen-words': {
    'second-use': ({ place, screen, first, keys }: SecondUse) =>
      `'${place}' says the same as '${first}': both show the screen '${screen}' with its usual texts. If '${place}' is about something else, write its texts into "words" there: ${someOf(keys)}.`,
    'usual-alternative': ({ key, alternative, text }: { key: string; alternative: string; text: string }) =>
      `Some users see '${alternative}' in place of '${key}', and it still says the usual: "${text}". Write this text, too, if the usual one does not fit.`,
    'other-reason': ({ place, screen, key, text, trigger }: OtherReason) =>
      `'${place}' says "${text}", but users get there ${whenInWords(trigger)}, too. If it is not true then, lead to a step of its own that shows '${screen}' with "words" for '${key}'.`,
  },
} satisfies RuleWords

type OtherReason = { place: string; screen: ScreenName; key: string; text: string; trigger: When }
