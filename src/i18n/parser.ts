/** The ICU parser, a chunk of its own (8 KiB): only texts that no build has parsed need it. */
import { parse } from '@formatjs/icu-messageformat-parser'
import type { ParsedMessage } from './plain.ts'

/** null if the text can't be read. */
export function parseMessage(text: string): ParsedMessage | null {
  try {
    return parse(text)
  } catch {
    return null
  }
}
