/** What keeps a text from being JSON, and where to fix it. `syntaxErrorInWords` makes the sentence. */
import { type ParseError, printParseErrorCode } from 'jsonc-parser'
import { strayBracket } from './brackets.ts'

export type JsonSyntaxError = Details & {
  /** Of the key that is repeated; empty for every other error. */
  pointer: string
  offset: number
  length: number
}

type Details =
  | { code: 'never-closed' | 'extra-bracket'; bracket: string }
  | { code: 'trailing-comma'; bracket: string }
  | { code: 'wrong-case'; found: string; literal: string }
  | { code: 'unquoted'; text: string }
  | { code: 'repeated-key'; key: string }
  | { code: 'too-deep'; most: number }
  | { code: PlainCode }

/** Errors that need no parameters. */
export type PlainCode =
  | 'empty-file'
  | 'missing-comma'
  | 'extra-comma'
  | 'missing-name'
  | 'missing-value'
  | 'missing-colon'
  | 'text-after-end'
  | 'unclosed-text'
  | 'comment'
  | 'bad-number'
  | 'control-character'
  | 'bad-escape'
  | 'bad-unicode'
  | 'unreadable'

/** One mistake causes several errors: after the first, nothing is where it should be. */
export function findSyntaxError(text: string, [first]: readonly ParseError[]): JsonSyntaxError | null {
  if (!first) return null
  const error = printParseErrorCode(first.error)
  return { pointer: '', ...(bracketError(text, error, first) ?? otherError(text, error, first)) }
}

type Found = Details & { offset: number; length: number }

/** A bracket that is missing or too many stops the parser far behind its place. */
function bracketError(text: string, error: string, { offset: at }: ParseError): Found | null {
  const concernsBrackets =
    /^(Close\w+|EndOfFile)Expected$/.test(error) || (error === 'CommaExpected' && /[\]}]/.test(text.charAt(at)))
  const stray = concernsBrackets ? strayBracket(text) : null
  return stray && { ...stray, length: 1 }
}

function otherError(text: string, error: string, { offset, length }: ParseError): Found {
  const before = text.slice(0, offset).trimEnd()
  const last = { offset: Math.max(before.length - 1, 0), length: 1 }
  const found = text.slice(offset, offset + length)
  if (text.trim() === '') return { code: 'empty-file', offset: 0, length: 0 }
  if (error === 'CommaExpected') return { code: 'missing-comma', ...last }
  if (error === 'InvalidSymbol') return { ...wordError(found), offset, length }
  if (error === 'PropertyNameExpected' || error === 'ValueExpected') {
    if (before.endsWith(',') && /^[\]}]/.test(found)) return { code: 'trailing-comma', bracket: found, ...last }
    if (found === ',') return { code: 'extra-comma', offset, length }
  }
  return { code: codes[error] ?? 'unreadable', offset, length }
}

/** A word without quotes, or in quotes other than JSON's. */
function wordError(found: string): Details {
  const text = found.replace(/^['‘’“”`]+|['‘’“”`]+$/g, '')
  const literal = ['true', 'false', 'null'].find((word) => word === text.toLowerCase())
  return literal ? { code: 'wrong-case', found: text, literal } : { code: 'unquoted', text }
}

/** By the parser's name for the error. */
const codes: Readonly<Record<string, PlainCode>> = {
  PropertyNameExpected: 'missing-name',
  ValueExpected: 'missing-value',
  ColonExpected: 'missing-colon',
  EndOfFileExpected: 'text-after-end',
  UnexpectedEndOfString: 'unclosed-text',
  InvalidCommentToken: 'comment',
  UnexpectedEndOfComment: 'comment',
  InvalidNumberFormat: 'bad-number',
  UnexpectedEndOfNumber: 'bad-number',
  InvalidCharacter: 'control-character',
  InvalidEscapeCharacter: 'bad-escape',
  InvalidUnicode: 'bad-unicode',
}
