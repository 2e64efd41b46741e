import { replaceValue } from '../../../analysis/index.ts'
import { type Edit, type EditLabel, editBetween } from './edit.ts'
import { nodeAtPointer } from './nodes.ts'

/** Replaces one value: any that the schema allows. The linter says what is wrong with it. */
export const changeValue = (text: string, pointer: string, value: string | number, label: EditLabel): Edit | null =>
  editBetween(text, replaceValue(text, nodeAtPointer(text, pointer), value), label)
