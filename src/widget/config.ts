/** The runtime configuration: one JSON block in index.html (docs/host.md). */
import { configShape } from '../generated/config.shape.ts'
import type { Config } from '../generated/config.types.ts'
import { inTime } from '../screens/index.ts'
import { schemaFailure } from '../untrusted/index.ts'
import type { ConfigResult } from './config-problems.ts'

/**
 * What is wrong is found by a part that loads only then (docs/decisions/0025).
 * @param text the text of the block, or null if the page has none
 */
export async function readConfig(text: string | null): Promise<ConfigResult> {
  if (text === null) return { config: null, why: 'missing' }
  let document: unknown
  try {
    // With the white space goes a byte order mark, which editors leave at the start of what is pasted.
    document = JSON.parse(text.trim())
  } catch (error) {
    return { config: null, why: error as SyntaxError }
  }
  const isSound = schemaFailure(configShape.definitions, configShape, document, 'refuse') === null
  if (isSound) return { config: document as Config, ignored: null }
  const { readUnsound } = await inTime(import('./config-problems.ts'))
  return readUnsound(document)
}
