/** What the builder does to a form. Each keeps everything that it does not name. */
import type { FormDefinition, FormField, FormWords } from '../../generated/form.types.ts'
import { languages } from '../../i18n/index.ts'
import { type Kind, optionsOf, withKind, withOptions, withText } from './fields.ts'

/** English has the name to begin with; the linter asks for the rest. */
export const newForm = (name: string): FormDefinition => {
  const wordsOf = (text: string): FormWords => ({ heading: text, submit: text })
  const texts = languages.map((language) => [language, wordsOf(language === 'en' ? name : '')] as const)
  return {
    $schema: '../../schemas/form.schema.json',
    name,
    properties: { answer: { type: 'string' } },
    texts: Object.fromEntries(
      texts.map(([language, words]) => [language, { ...words, 'answer.label': words['heading'] }]),
    ) as unknown as FormDefinition['texts'],
  }
}

export function addField(form: FormDefinition, name: string): FormDefinition {
  const added = { ...form, properties: { ...form.properties, [name]: { type: 'string' as const } } }
  return withText(added, `${name}.label`, (_, language) => (language === 'en' ? name : ''))
}

export const changeField = (form: FormDefinition, name: string, change: (field: FormField) => FormField) => ({
  ...form,
  properties: Object.fromEntries(
    Object.entries(form.properties).map(([each, field]) => [each, each === name ? change(field) : field]),
  ),
})

/** Texts of options come and go with them. */
export function changeKind(form: FormDefinition, name: string, kind: Kind): FormDefinition {
  const changed = changeField(form, name, (field) => withKind(field, kind))
  const options = optionsOf(changed.properties[name] as FormField)
  return withOptionTexts(changed, name, options ?? [])
}

export function removeField(form: FormDefinition, name: string): FormDefinition {
  const { [name]: _, ...properties } = form.properties
  const without = requireField({ ...form, properties }, name, false)
  return textKeysOf(form, name).reduce((now, key) => withText(now, key, () => null), without)
}

export function moveField(form: FormDefinition, name: string, distance: number): FormDefinition {
  const names = Object.keys(form.properties)
  const order = names.filter((each) => each !== name)
  order.splice(names.indexOf(name) + distance, 0, name)
  return { ...form, properties: Object.fromEntries(order.map((each) => [each, form.properties[each] as FormField])) }
}

export function moveOption(form: FormDefinition, name: string, option: string, distance: number): FormDefinition {
  return changeField(form, name, (field) => {
    const options = optionsOf(field) ?? []
    const order = options.filter((each) => each !== option)
    order.splice(options.indexOf(option) + distance, 0, option)
    return withOptions(field, order)
  })
}

export function requireField(form: FormDefinition, name: string, isRequired: boolean): FormDefinition {
  const { required = [], texts, ...rest } = form
  const others = required.filter((each) => each !== name)
  const all = isRequired ? [...others, name] : others
  return { ...rest, ...(all.length > 0 && { required: all }), texts }
}

/** Its texts and what depends on it follow. */
export function renameField(form: FormDefinition, from: string, to: string): FormDefinition {
  const renamed = (names: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(names).map(([name, item]) => [name === from ? to : name, item]))
  const properties = Object.entries(renamed(form.properties) as FormDefinition['properties']).map(
    ([name, { showIf, ...field }]) => [name, showIf ? { ...field, showIf: renamed(showIf) } : field] as const,
  )
  const keys = new Set(textKeysOf(form, from))
  const texts = languages.map((language) => {
    const words = Object.entries(form.texts[language])
    return [
      language,
      Object.fromEntries(words.map(([key, text]) => [keys.has(key) ? to + key.slice(from.length) : key, text])),
    ]
  })
  return {
    ...form,
    properties: Object.fromEntries(properties) as FormDefinition['properties'],
    ...(form.required && { required: form.required.map((name) => (name === from ? to : name)) }),
    texts: Object.fromEntries(texts) as FormDefinition['texts'],
  }
}

/** @param options in their order: texts of those that are gone go too */
export function changeOptions(form: FormDefinition, name: string, options: string[]): FormDefinition {
  return withOptionTexts(
    changeField(form, name, (field) => withOptions(field, options)),
    name,
    options,
  )
}

/** Those of options that are new are empty. */
function withOptionTexts(form: FormDefinition, name: string, options: readonly string[]): FormDefinition {
  const before = textKeysOf(form, name).filter((key) => key.startsWith(`${name}.options.`))
  const keys = options.map((option) => `${name}.options.${option}`)
  const without = before.filter((key) => !keys.includes(key)).reduce((now, key) => withText(now, key, () => null), form)
  return keys.filter((key) => !before.includes(key)).reduce((now, key) => withText(now, key, () => ''), without)
}

const textKeysOf = ({ texts }: FormDefinition, name: string): string[] => [
  ...new Set(languages.flatMap((language) => Object.keys(texts[language])).filter((key) => key.startsWith(`${name}.`))),
]
