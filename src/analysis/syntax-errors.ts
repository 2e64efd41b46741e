/** What keeps a text from being JSON, in words for who wrote it, and where that is to be mended. */
import { type ParseError, printParseErrorCode } from 'jsonc-parser'
import { strayBracket } from './brackets.ts'

export interface JsonSyntaxError {
  pointer: string
  offset: number
  length: number
  message: string
}

/** One slip of the pen makes several errors: behind the first nothing is where it should be. */
export function findSyntaxError(text: string, [first]: readonly ParseError[]): JsonSyntaxError | null {
  if (!first) return null
  const error = printParseErrorCode(first.error)
  const { message, ...place } = ofBrackets(text, error, first) ?? ofError(text, error, first)
  return { pointer: '', ...place, message: `This is no JSON: ${message}` }
}

type Told = Omit<JsonSyntaxError, 'pointer'>

/** Where one bracket is missing or too many, the parser stumbles far behind it. */
function ofBrackets(text: string, error: string, { offset: at }: ParseError): Told | null {
  const isAbout =
    /^(Close\w+|EndOfFile)Expected$/.test(error) || (error === 'CommaExpected' && /[\]}]/.test(text[at] ?? ''))
  const stray = isAbout ? strayBracket(text) : null
  if (!stray) return null
  const { kind, bracket, offset } = stray
  const message =
    kind === 'never closed'
      ? `this ${bracket} is never closed. Add the ${bracket === '{' ? '}' : ']'} where it ends.`
      : `there is one ${bracket} too many, here or just before. Remove it.`
  return { offset, length: 1, message }
}

function ofError(text: string, error: string, { offset, length }: ParseError): Told {
  const before = text.slice(0, offset).trimEnd()
  const last = { offset: Math.max(before.length - 1, 0), length: 1 }
  const found = text.slice(offset, offset + length)
  if (text.trim() === '') return { offset: 0, length: 0, message: 'the file is empty. Put back what stood here.' }
  if (error === 'CommaExpected') return { ...last, message: 'a comma is missing after this. Add it.' }
  if (error === 'InvalidSymbol') return { offset, length, message: ofWord(found) }
  if (error === 'PropertyNameExpected' || error === 'ValueExpected') {
    if (before.endsWith(',') && /^[\]}]/.test(found))
      return { ...last, message: `nothing follows this comma but the ${found}. Remove the comma.` }
    if (found === ',') return { offset, length, message: 'here is one comma too many. Remove it.' }
  }
  return { offset, length, message: says[error] ?? 'it can’t be read from here on. Mend it here, or just before.' }
}

/** A word without quotes, or in others than JSON's. */
function ofWord(found: string): string {
  const bare = found.replace(/^['‘’“”`]+|['‘’“”`]+$/g, '')
  const meant = ['true', 'false', 'null'].find((word) => word === bare.toLowerCase())
  return meant
    ? `${bare} is written in small letters. Write ${meant}.`
    : `names and texts stand in straight double quotes. Write "${bare}".`
}

const says: Readonly<Record<string, string>> = {
  PropertyNameExpected: 'a name in double quotes belongs here. Add it.',
  ValueExpected: 'a value is missing here. Add it.',
  ColonExpected: 'a colon is missing between a name and its value. Add it.',
  EndOfFileExpected: 'it was complete before this. Remove what follows.',
  UnexpectedEndOfString: 'a double quote is missing, so this text never ends. Add it where the text ends.',
  InvalidCommentToken: 'comments can’t stand in it. Remove this one.',
  UnexpectedEndOfComment: 'comments can’t stand in it. Remove this one.',
  InvalidNumberFormat: 'this is no number. Write digits, or put it in double quotes.',
  UnexpectedEndOfNumber: 'this is no number. Write digits, or put it in double quotes.',
  InvalidCharacter: 'a tab or another control character stands in this text. Remove it.',
  InvalidEscapeCharacter: 'this \\ stands for nothing. Write \\\\ for a backslash.',
  InvalidUnicode: 'four hexadecimal digits belong behind \\u. Add them.',
}
