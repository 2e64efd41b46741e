import { asCode as code } from '../../analysis/index.ts'
import type { TextChange, TextChanges } from '../change.ts'

/** Without the circumstances. */
export function changedTexts({ key, texts }: TextChanges): string {
  const all = (side: 'before' | 'after') =>
    texts.map(({ language, ...text }) => `${language} ${shown(text[side])}`).join('; ')
  if (texts.every(({ before }) => before === null)) return `the widget's text ${code(key)} is replaced: ${all('after')}`
  if (texts.every(({ after }) => after === null))
    return `the text ${code(key)} is the widget's own again, no longer ${all('before')}`
  return `the text ${code(key)} changes: ${texts.map(changedText).join('; ')}`
}

const changedText = ({ language, before, after }: TextChange): string =>
  `${language} ${shown(after)} instead of ${shown(before)}`

const shown = (text: string | null): string => (text === null ? "the widget's own" : code(text))
