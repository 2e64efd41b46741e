import { type Edit, editBetween } from './edit.ts'

/** The text of a file that is not there yet: a form, or the flow of a customer. */
export const makeFile = (file: string, content: object): Edit | null =>
  editBetween('', `${JSON.stringify(content, null, 2)}\n`, { code: 'file-made', file })
