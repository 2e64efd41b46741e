/** The texts of a flow that has words of its own (docs/decisions/0023-words.md). A chunk of its own: few flows have. */
import type { CompiledFlow } from '../flow/index.ts'
import type { Words } from '../generated/flow.types.ts'
import {
  createFormatter,
  createOwnFormatter,
  type Language,
  loadLibrary,
  loadParser,
  type Messages,
  type OwnMessages,
  type ParsedMessage,
} from '../i18n/index.ts'
import { createTextSource, type TextSource } from '../ui/index.ts'

/** In place of the usual texts those of the flow, and at a place those of the place. */
export async function createFlowTexts(flow: CompiledFlow, language: Language, messages: Messages): Promise<TextSource> {
  const ofPlaces = [...Object.values(flow.places), ...flow.overlays].flatMap(({ words }) => (words ? [words] : []))
  const ofFlow = flow.words ?? {}
  const texts = [ofFlow, ...ofPlaces].flatMap((words) => Object.values(words).flatMap((each) => each[language] ?? []))
  // Words of a flow may have plurals on its first screen.
  const [parsed] = await Promise.all([parseAll(texts, flow.definition.parsedWords as ParsedWords), loadLibrary()])
  const own = (words: Words) => messagesIn(words, language, parsed)
  const formatter = createOwnFormatter(createFormatter(language, messages), own(ofFlow))
  const sources = new Map<object | null, TextSource>()
  const page = createTextSource(formatter, (place) => sources.get(place))
  for (const place of ofPlaces) sources.set(place, createTextSource(createOwnFormatter(formatter, own(place)), page.at))
  return page
}

/** As the build writes them; absent if no build has. */
type ParsedWords = Readonly<Record<string, ParsedMessage>> | undefined

/** The message of each text, without those that can't be read. */
async function parseAll(texts: readonly string[], built: ParsedWords): Promise<ReadonlyMap<string, ParsedMessage>> {
  const parsed = new Map(Object.entries(built ?? {}))
  const others = texts.filter((text) => !parsed.has(text))
  if (others.length === 0) return parsed
  const { parseMessage } = await loadParser()
  for (const text of others) {
    const message = parseMessage(text)
    if (message) parsed.set(text, message)
  }
  return parsed
}

const messagesIn = (words: Words, language: Language, parsed: ReadonlyMap<string, ParsedMessage>): OwnMessages =>
  Object.fromEntries(
    Object.entries(words).flatMap(([key, { [language]: text }]) => {
      const message = text === undefined ? undefined : parsed.get(text)
      return message ? [[key, message]] : []
    }),
  )
