/** A flow without `$schema` gets it, so that an editor completes and explains its keys. */
import { parseTree } from 'jsonc-parser'
import { insertKey } from '../../analysis/index.ts'
import type { File } from '../project.ts'

export function addSchema({ file, text }: File): { text: string; says: string[] } {
  const root = parseTree(text)
  const keys = root?.type === 'object' ? (root.children ?? []).map(({ children }) => children?.[0]?.value) : null
  // From outside the project nothing says where the schema is.
  const isOutside = /^([a-zA-Z]:|\/|\.\.)/.test(file)
  if (!root || !keys || keys.includes('$schema') || isOutside) return { text, says: [] }
  const value = `${'../'.repeat(file.split('/').length - 1) || './'}schemas/flow.schema.json`
  return { text: insertKey(text, root, '$schema', value, 'first'), says: ['added $schema'] }
}
