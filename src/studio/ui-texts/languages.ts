/** The languages of the controls: a file, and a row here. */
import type { Language } from '../../i18n/index.ts'
import type english from './en.json'

export type TextId = keyof typeof english

export type Words = Readonly<Record<TextId, string>>

export type Languages = Readonly<Partial<Record<Language, () => Promise<Words>>> & { en: () => Promise<Words> }>

export const languages: Languages = {
  en: () => import('./en.json').then((file) => file.default),
}
