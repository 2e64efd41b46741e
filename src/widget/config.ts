/** The runtime configuration: one JSON block in index.html (docs/host.md). */
import { checkShape, type Problem, type Shape } from '../flow/index.ts'
import { configShape } from '../generated/config.shape.ts'
import type { Config } from '../generated/config.types.ts'

/** `why`: no block, a block that is not JSON, or what is wrong with its content. */
export type UnusableConfig = { config: null; why: 'missing' | Error | { problems: Problem[]; document: unknown } }
export type ConfigResult = { config: Config } | UnusableConfig

export const configBlockId = 'tieline-config'

/** @param text the block's text, or null where there is no such block */
export function readConfig(text: string | null): ConfigResult {
  if (text === null) return { config: null, why: 'missing' }
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch (error) {
    return { config: null, why: error as SyntaxError }
  }
  const problems = checkShape(configShape as Shape, document)
  return problems.length > 0 ? { config: null, why: { problems, document } } : { config: document as Config }
}
