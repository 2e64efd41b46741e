import type { SourceField } from '../generated/api.types.ts'

/** Whether a field is the one that is recognised by this name, `username` or `password`. */
export const isNamed = ({ field_name }: Pick<SourceField, 'field_name'>, name: 'username' | 'password'): boolean =>
  field_name.trim().toLowerCase() === name
