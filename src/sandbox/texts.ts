/** What the sandbox says to users, in the languages of the widget. What it says to developers is English. */
import de from './texts/de.json'
import en from './texts/en.json'
import es from './texts/es.json'
import fr from './texts/fr.json'
import pt from './texts/pt.json'

export type Texts = typeof en

const texts: Readonly<Record<string, Texts>> = { de, en, es, fr, pt }

/** By client info's `language`: 'FR' and 'fr-CA' are French, and what is not there is English (contracts section 8). */
export function textsFor(language: string | null | undefined): Texts {
  const base = language?.trim().toLowerCase().split(/[-_]/, 1)[0] ?? ''
  return (Object.hasOwn(texts, base) && texts[base]) || en
}
