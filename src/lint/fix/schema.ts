/** A flow without `$schema` gets it, so that an editor completes and explains its keys. */
import { parseTree } from 'jsonc-parser'
import { insertKey } from '../../analysis/index.ts'
import type { File } from '../project.ts'
import type { EditedText } from './apply.ts'

export function addSchema({ file, text }: File): EditedText {
  const root = parseTree(text)
  const keys = root?.type === 'object' ? (root.children ?? []).map(({ children }) => children?.[0]?.value) : null
  // For a file outside the project the path of the schema is unknown.
  const isOutside = /^([a-zA-Z]:|\/|\.\.)/.test(file)
  if (!root || !keys || keys.includes('$schema') || isOutside) return { text, changes: [] }
  const value = `${'../'.repeat(file.split('/').length - 1) || './'}schemas/${keys.includes('extends') ? 'flow-variant' : 'flow'}.schema.json`
  return { text: insertKey(text, root, '$schema', value, 'first'), changes: [{ code: 'schema-added' }] }
}
