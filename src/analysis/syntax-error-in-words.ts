import type { JsonSyntaxError, PlainCode } from './syntax-errors.ts'

/** What is wrong with the text and how to fix it, for its author. */
export function syntaxErrorInWords(error: JsonSyntaxError): string {
  if (error.code === 'repeated-key')
    return `'${error.key}' is here a second time, and the first value is lost. Join them, or rename one.`
  if (error.code === 'too-deep')
    return `Here it is nested more than ${error.most} levels deep. Flatten it, or remove brackets that are too many.`
  return `This is not JSON: ${reason(error)}`
}

function reason(error: Exclude<JsonSyntaxError, { code: 'repeated-key' | 'too-deep' }>): string {
  switch (error.code) {
    case 'never-closed':
      return `this ${error.bracket} is never closed. Add the ${error.bracket === '{' ? '}' : ']'} where it ends.`
    case 'extra-bracket':
      return `there is one ${error.bracket} too many, here or just before. Remove it.`
    case 'trailing-comma':
      return `nothing follows this comma but the ${error.bracket}. Remove the comma.`
    case 'wrong-case':
      return `${error.found} is written in small letters. Write ${error.literal}.`
    case 'unquoted':
      return `names and texts need straight double quotes. Write "${error.text}".`
    default:
      return reasons[error.code]
  }
}

const reasons: Readonly<Record<PlainCode, string>> = {
  'empty-file': 'the file is empty. Restore its content.',
  'missing-comma': 'a comma is missing after this. Add it.',
  'extra-comma': 'there is one comma too many here. Remove it.',
  'missing-name': 'a name in double quotes is missing here. Add it.',
  'missing-value': 'a value is missing here. Add it.',
  'missing-colon': 'a colon is missing between a name and its value. Add it.',
  'text-after-end': 'it was complete before this. Remove what follows.',
  'unclosed-text': 'a double quote is missing, so this text never ends. Add it where the text ends.',
  comment: 'it can’t have comments. Remove this one.',
  'bad-number': 'this is not a number. Write digits, or put it in double quotes.',
  'control-character': 'this text has a tab or another control character. Remove it.',
  'bad-escape': 'this \\ has no meaning. Write \\\\ for a backslash.',
  'bad-unicode': 'four hexadecimal digits are missing after \\u. Add them.',
  unreadable: 'it can’t be read from here on. Fix it here, or just before.',
}
