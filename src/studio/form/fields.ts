/** What a form asks, as the builder shows it: kinds of fields instead of the keys of a schema. */
import type { LanguageName } from '../../generated/flow.types.ts'
import type { FormDefinition, FormField, FormWords } from '../../generated/form.types.ts'
import { languages } from '../../i18n/index.ts'

export const kinds = ['text', 'long-text', 'email', 'phone', 'date', 'number', 'choice', 'choices', 'checkbox'] as const

export type Kind = (typeof kinds)[number]

export function kindOf({ type, enum: options, format, widget }: FormField): Kind {
  if (type === 'array') return 'choices'
  if (type === 'boolean') return 'checkbox'
  if (type !== 'string') return 'number'
  if (options) return 'choice'
  return format ?? (widget === 'textarea' ? 'long-text' : 'text')
}

/** Changes the kind of a field. Only its condition is kept, and its options if the new kind has some. */
export function withKind(field: FormField, kind: Kind): FormField {
  const options = optionsOf(field) ?? ['yes', 'no']
  const { showIf } = field
  return { ...schemaOf(kind, options), ...(showIf && { showIf }) }
}

function schemaOf(kind: Kind, options: string[]): FormField {
  switch (kind) {
    case 'text':
      return { type: 'string' }
    case 'long-text':
      return { type: 'string', widget: 'textarea' }
    case 'email':
    case 'phone':
    case 'date':
      return { type: 'string', format: kind }
    case 'number':
      return { type: 'number' }
    case 'choice':
      return { type: 'string', enum: options }
    case 'choices':
      return { type: 'array', items: { enum: options } }
    default:
      return { type: 'boolean' }
  }
}

export const optionsOf = ({ enum: options, items }: FormField): string[] | null => options ?? items?.enum ?? null

export const withOptions = (field: FormField, options: string[]): FormField =>
  field.items ? { ...field, items: { enum: options } } : { ...field, enum: options }

/** Texts in every language; the linter names what is missing. */
export const withText = (
  form: FormDefinition,
  key: string,
  textOf: (words: FormWords, language: LanguageName) => string | null,
) => {
  const texts = languages.map((language) => {
    const { [key]: _, ...others } = form.texts[language]
    const text = textOf(form.texts[language], language)
    return [language, text === null ? others : { ...form.texts[language], [key]: text }] as const
  })
  return { ...form, texts: Object.fromEntries(texts) as unknown as FormDefinition['texts'] }
}
