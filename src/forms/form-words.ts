/** The texts of a form step: `heading`, `text`, `submit` and, below the names of fields, labels, help and options. */
import type { FormDefinition } from '../generated/form.types.ts'

type Language = keyof FormDefinition['texts']

/** What a text may name in braces. */
export interface FormNames {
  client: string
  product: string
}

/** null for a text that the form does without. */
export type FormWordsOf = (key: string) => string | null

export function formWords({ texts }: FormDefinition, language: string, names: FormNames): FormWordsOf {
  const words = Object.hasOwn(texts, language) ? texts[language as Language] : texts.en
  return (key) => {
    const text = Object.hasOwn(words, key) ? words[key] : undefined
    return text === undefined ? null : text.replace(/\{(client|product)\}/g, (_, name: keyof FormNames) => names[name])
  }
}
