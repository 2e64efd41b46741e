/** The sandbox's texts for users, in the languages of the widget. Its texts for developers are English. */
import de from './texts/de.json'
import en from './texts/en.json'
import es from './texts/es.json'
import fr from './texts/fr.json'
import pt from './texts/pt.json'

export type Texts = typeof en

const texts: Readonly<Record<string, Texts>> = { de, en, es, fr, pt }

/** Texts for client info's `language`: 'FR' and 'fr-CA' are French; an unknown language is English (conformance 9.15). */
export function textsFor(language: string | null | undefined): Texts {
  const base = language?.trim().toLowerCase().split(/[-_]/, 1)[0] ?? ''
  return (Object.hasOwn(texts, base) && texts[base]) || en
}
