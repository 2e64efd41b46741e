export { SchemaForm, type SchemaFormProps } from './schema-form.tsx'
export type { FieldText } from './surroundings.tsx'
