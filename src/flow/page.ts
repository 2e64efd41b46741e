/** Reads what a flow says about the page around its screens. */
import { languageNames } from '../generated/flow.names.ts'
import type { FlowDefinition } from '../generated/flow.types.ts'
import type { Page } from './model.ts'
import type { Problem } from './problem.ts'

export function compilePage({ page = {} }: FlowDefinition, report: (problem: Problem) => void): Page {
  const { languages = languageNames, defaultLanguage: written, header = true } = page
  const defaultLanguage = written ?? 'en'
  if (!languages.includes(defaultLanguage)) {
    const pointer = written === undefined ? '/page/languages' : '/page/defaultLanguage'
    report({ code: 'not-offered', pointer, language: defaultLanguage, offered: languages })
  }
  return { languages, defaultLanguage, header }
}
