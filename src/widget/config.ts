/** The runtime configuration: one JSON block in index.html (docs/host.md). */
import { checkShape, type Problem, type Shape } from '../flow/index.ts'
import { configShape } from '../generated/config.shape.ts'
import type { Config } from '../generated/config.types.ts'

/** What is wrong with the content of the block. */
export interface ConfigProblems {
  problems: Problem[]
  document: unknown
}

/** `why`: no block, a block that is not JSON, or what is wrong with its content. */
export type UnusableConfig = { config: null; why: 'missing' | Error | ConfigProblems }
/** `ignored`: problems of `monitoring`; the configuration is used without it. */
export type ConfigResult = { config: Config; ignored: ConfigProblems | null } | UnusableConfig

/** @param text the text of the block, or null if the page has none */
export function readConfig(text: string | null): ConfigResult {
  if (text === null) return { config: null, why: 'missing' }
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch (error) {
    return { config: null, why: error as SyntaxError }
  }
  const problems = checkShape(configShape as Shape, document)
  if (problems.length === 0) return { config: document as Config, ignored: null }
  const unusable = { problems, document }
  if (problems.some((problem) => !isOfMonitoring(problem))) return { config: null, why: unusable }
  const { monitoring: _, ...config } = document as Config
  return { config, ignored: unusable }
}

const isOfMonitoring = ({ pointer }: Problem) => /^\/monitoring(\/|$)/.test(pointer)
