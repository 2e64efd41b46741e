/** The runtime configuration: one JSON block in index.html (contracts section 2). */
import { checkShape, type Problem, type Shape } from '../flow/index.ts'
import { configShape } from '../generated/config.shape.ts'
import type { Config } from '../generated/config.types.ts'

export type ConfigResult = { config: Config; problems: [] } | { config: null; problems: Problem[] }

export const configBlockId = 'tieline-config'

/** @param text the block's text, or null where there is no such block */
export function readConfig(text: string | null): ConfigResult {
  if (text === null) return fail(`The page has no <script type="application/json" id="${configBlockId}">. Add it.`)
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch (error) {
    return fail(`The block #${configBlockId} is not JSON: ${error instanceof Error ? error.message : ''}`)
  }
  const problems = checkShape(configShape as Shape, parsed)
  return problems.length > 0 ? { config: null, problems } : { config: parsed as Config, problems: [] }
}

const fail = (message: string): ConfigResult => ({ config: null, problems: [{ code: 'shape', pointer: '', message }] })
