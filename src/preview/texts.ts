/** What a source would say in the language of its user: questions, methods, the labels of its fields. */
import type { Language } from '../i18n/index.ts'
import type english from './texts/en.json'

export type SampleTexts = typeof english

const files: Record<Language, () => Promise<{ default: SampleTexts }>> = {
  en: () => import('./texts/en.json'),
  fr: () => import('./texts/fr.json'),
  es: () => import('./texts/es.json'),
  pt: () => import('./texts/pt.json'),
  de: () => import('./texts/de.json'),
}

/** Rejects when the language's chunk cannot be fetched. */
export const loadSampleTexts = async (language: Language): Promise<SampleTexts> => (await files[language]()).default
