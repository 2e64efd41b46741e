/** Forms are written in files of their own; the widget loads one file that has them (docs/decisions/0019-form-steps.md). */
import { isRecord } from './json.ts'

/** Whether steps, states and forms may have this name (schemas/flow.schema.json). */
export const isName = (text: string): boolean => /^[a-zA-Z][a-zA-Z0-9]*$/.test(text)

/** The names of the forms that steps of a definition show, whatever else is wrong with it. */
export function formsNamed(definition: unknown): string[] {
  return [...new Set(namedIn(definition))].filter(isName)
}

function namedIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, item]) =>
    key === 'form' && typeof item === 'string' ? [item] : namedIn(item),
  )
}

/** The definition with those of the forms that it names, besides its own; unchanged if there is none. */
export function inlineForms(definition: unknown, forms: ReadonlyMap<string, unknown>): unknown {
  const found = formsNamed(definition).flatMap((name) => (forms.has(name) ? [[name, forms.get(name)]] : []))
  if (!isRecord(definition) || found.length === 0) return definition
  const own = isRecord(definition['forms']) ? definition['forms'] : {}
  return { ...definition, forms: { ...own, ...Object.fromEntries(found) } }
}
