/** The texts of the page, in a language that can be loaded. */
import { hasWords } from '../flow/index.ts'
import { createFormatter, type Language, loadFirstMessages, type Messages } from '../i18n/index.ts'
import { inTime, missing } from '../screens/index.ts'
import { createTextSource, type TextSource } from '../ui/index.ts'
import type { Warn } from './monitor.ts'
import type { PageState } from './page-state.ts'

/** Falls back to English if a language can't be loaded. */
async function findMessages(language: Language): Promise<[Language, Messages]> {
  try {
    return [language, await inTime(loadFirstMessages(language))]
  } catch {
    return ['en', await inTime(loadFirstMessages('en')).catch(missing)]
  }
}

/** The words of a flow are there before its first screen is drawn. If they can't be loaded, the usual texts are shown. */
export async function findTexts(shown: PageState, language: Language, warn: Warn): Promise<TextSource> {
  const flow = shown.kind === 'running' && hasWords(shown.flow) ? shown.flow : null
  const words = flow && inTime(import('./words.ts')).catch(warn)
  const [loaded, messages] = await findMessages(language)
  const chunk = await words
  const own = flow && chunk && (await inTime(chunk.createFlowTexts(flow, loaded, messages)).catch(warn))
  return own || createTextSource(createFormatter(loaded, messages))
}
