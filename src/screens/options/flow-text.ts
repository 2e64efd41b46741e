import type { LanguageName, Texts } from '../../generated/flow.types.ts'
import { cutName, isolate } from '../../untrusted/index.ts'
import { language } from '../parts/page-language.ts'
import type { View } from '../view.ts'

export type Names = Readonly<Record<'client' | 'product' | 'provider', string>>

/** Names in the texts of options; where one is unknown, the product's stands for the client's. */
export function namesIn({ client, product, source }: View, unknownSource: string): Names {
  return {
    client: cutName(client.name, product.name),
    product: product.name,
    provider: cutName(source?.name, unknownSource),
  }
}

/** A text of an option in the language of the page. The linter requires every language that the flow offers. */
export function flowText(texts: Texts, names: Names): string {
  const text = texts[language() as LanguageName] ?? texts.en ?? Object.values(texts)[0] ?? ''
  return text.replace(/\{(client|product|provider)\}/g, (_: string, name: keyof Names) => isolate(names[name]))
}
