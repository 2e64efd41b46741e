import type { SourceFile } from '../../flow-files/index.ts'
import { isPlainObject } from '../../untrusted/index.ts'

/** Whether a value from outside is a list of files. */
export const isSourceFiles = (value: unknown): value is SourceFile[] =>
  Array.isArray(value) &&
  value.every((each) => isPlainObject(each) && typeof each['file'] === 'string' && typeof each['text'] === 'string')
