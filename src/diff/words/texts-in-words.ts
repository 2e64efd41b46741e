import type { TextChange, TextChanges } from '../change.ts'
import { asCode as code } from './mark.ts'

/** Without the circumstances. */
export const changedTexts = ({ key, texts }: TextChanges): string =>
  `the text ${code(key)} changes: ${texts.map(changedText).join('; ')}`

const changedText = ({ language, before, after }: TextChange): string =>
  `${language} ${shown(after)}, before ${shown(before)}`

const shown = (text: string | null): string => (text === null ? 'the usual text' : code(text))
