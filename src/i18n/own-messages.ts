/** Messages in place of the usual ones: the words of a flow (docs/decisions/0023-words.md). */
import { createFormatter, type Formatter } from './formatter.ts'
import type { MessageId, Messages } from './messages.ts'
import type { ParsedMessage } from './plain.ts'

/** By key; the usual message is shown for any other. */
export type OwnMessages = Readonly<Partial<Record<MessageId, ParsedMessage>>>

/** Shows the usual message, too, if an own one names a value that the caller does not give. */
export function createOwnFormatter(usual: Formatter, own: OwnMessages): Formatter {
  let isUsable = true
  // Every message that is missing is a problem, so this need not have them all.
  const formatter = createFormatter(usual.locale, own as Messages, () => {
    isUsable = false
  })
  function choose<T>(say: (formatter: Formatter) => T): T {
    isUsable = true
    const said = say(formatter)
    return isUsable ? said : say(usual)
  }
  return {
    locale: usual.locale,
    format: (id, values) => choose((each) => each.format(id, values)),
    rich: (id, values) => choose((each) => each.rich(id, values)),
  }
}

/** The parser, for texts that no build has parsed. Rejects if its chunk cannot be fetched. */
export const loadParser = () => import('./parser.ts')
