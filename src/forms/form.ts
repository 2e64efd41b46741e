import type { RJSFSchema } from '@rjsf/utils'

/** A form: what it asks for, how that is entered, the data it starts with, and whether an entry is valid. */
export interface Form<Data extends object = object> {
  /** JSON Schema, draft 7: one flat object. */
  schema: RJSFSchema
  ui: FormUi
  /** The data that the form starts with. */
  initial: Partial<Data>
  /** Every failure in Ajv's shape; empty when `data` is valid. Takes any JSON. */
  check: (data: unknown) => CheckError[]
}

/** One failure as Ajv reports it, of whose `params` only `missingProperty` is read. It never has the value that was entered. */
export interface CheckError {
  /** JSON pointer into the data; '' is the whole. */
  instancePath: string
  schemaPath: string
  keyword: string
  params: Record<string, unknown>
  /** Locale key of what to say, if the form has a message of its own for it. */
  message?: string
}

/** RJSF's uiSchema, as far as the forms here use it: a property's name → how it is entered. */
export type FormUi = Record<string, FieldUi>

export interface FieldUi {
  'ui:widget': 'input' | 'password' | 'select' | 'checkbox' | 'textarea' | 'number' | 'date' | 'radio' | 'checkboxes'
  'ui:disabled'?: boolean
  'ui:options'?: InputOptions
}

/** Attributes of the element that is typed into. */
export interface InputOptions {
  type?: 'email' | 'url' | 'tel'
  inputMode?: 'email' | 'url' | 'numeric' | 'decimal' | 'tel'
  autoComplete?: string
  /** What is typed is no part of the page's HTML, as with a password. */
  secret?: true
  rows?: number
}
