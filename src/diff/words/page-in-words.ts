import { asCode as code, listed } from '../../analysis/index.ts'
import type { ChangeOf } from '../change.ts'

/** Without the circumstances. */
export function changedPage(change: ChangeOf<'page-changed'>): string {
  switch (change.key) {
    case 'header':
      return change.after ? 'The header is shown' : 'The header is hidden'
    case 'languages':
      return `The languages offered are ${languages(change.after)}, before ${languages(change.before)}`
    case 'defaultLanguage':
      return `The default language is ${code(change.after)}, before ${code(change.before)}`
  }
}

const languages = (all: readonly string[]): string => listed(all.map(code))
