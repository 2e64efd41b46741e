/** The rule about what a flow shows beyond the usual screens. */
import { alternatives } from '../../analysis/index.ts'
import { type Suggestion, suggestionInWords } from '../../flow/index.ts'
import { languageInWords } from './language-in-words.ts'
import type { RuleWords } from './table.ts'

export const words = {
  'flow-options': {
    'never-shown': ({ option, screens }: { option: string; screens: readonly string[] }) =>
      `'${option}' is shown by the screen ${alternatives(screens)}, which no step has. Remove the option, or add the step.`,
    'unknown-item': ({ item, suggestion }: { item: string; suggestion: Suggestion }) =>
      `There are no texts for the item '${item}'. ${suggestionInWords(suggestion)}`,
    'unlisted-item': ({ item }: { item: string }) =>
      `"items" does not name '${item}', so nobody sees it. Name it there, or remove it.`,
    'after-limit': ({ ms, limit }: { ms: number; limit: number }) =>
      `Polling ends after ${limit} ms, so nobody waits ${ms} ms. Choose less.`,
    'near-code': ({ name, meant }: { name: string; meant: string }) =>
      `The API knows no error '${name}', which is nearly '${meant}'. Write that, or another name for a code of your own.`,
    'no-way': ({ action, event }: { action: string; event: string | undefined }) =>
      `No error screen of this flow handles ${event}, so '${action}' can't be offered. Add ${event} to "on" of the step, or choose another action.`,
    'unused-address': ({ action }: { action: string }) =>
      `"address" counts for 'provider-site' alone, and the action is '${action}'. Remove it, or change the action.`,
    'second-notice': ({ source }: { source: string }) =>
      `The source '${source}' has a notice already, and only the first is shown. Remove one of them.`,
    'stop-without-way': ({ events }: { events: readonly string[] }) =>
      `This stops the sign-in, and no step with the screen 'credentials' handles ${events.join(' or ')}, so the user could only leave. Add one of them to "on", or write "warning".`,
    'no-such-date': ({ date }: { date: string }) =>
      `The calendar has no day '${date.slice(0, 10)}', so the notice would end on another one. Write a day that exists.`,
    'missing-language': ({ language }: { language: string }) =>
      `The text is missing in ${languageInWords(language)}, which the flow offers. Add "${language}".`,
    'blank-text': () => 'It is empty. Write a text.',
    'long-text': ({ most }: { most: number }) => `It is longer than ${most} characters. Shorten it.`,
    'unknown-argument': ({ argument, suggestion }: { argument: string; suggestion: Suggestion }) =>
      `There is no {${argument}}. ${suggestionInWords(suggestion)}`,
  },
} satisfies RuleWords
