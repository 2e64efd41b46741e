import { replaceValue } from '../../../analysis/index.ts'
import { type Edit, editBetween } from './edit.ts'
import { nodeAt } from './nodes.ts'

/** Any number: the linter says which ones a setting can have. */
export function changeSetting(text: string, setting: string, value: number): Edit | null {
  const after = replaceValue(text, nodeAt(text, ['settings', setting]), value)
  return editBetween(text, after, { code: 'setting-changed', setting, value })
}
