import { parseDocument, remember, syntaxErrorInWords } from '../../analysis/index.ts'

/** Why a text is not JSON, or loses a value, in words, and where. */
export interface Unreadable {
  line: number
  message: string
}

/** null: it is sound. */
export const unreadable = remember((text): Unreadable | null => {
  const { syntaxErrors, position } = parseDocument('', text)
  const [error] = syntaxErrors
  return error ? { line: position(error.offset).line, message: syntaxErrorInWords(error) } : null
})
