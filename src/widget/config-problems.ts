/** Every problem of a configuration that breaks its schema. Loaded on demand: few users ever meet one. */
import { checkShape, type Problem, pointerSegments, type Shape } from '../flow/index.ts'
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

/** The configuration without its `monitoring`, if nothing else is wrong. */
export function readUnsound(document: unknown): ConfigResult {
  const problems = checkShape(configShape as Shape, document)
  if (problems.length === 0) throw new Error('The two checks of the configuration disagree.')
  const why = { problems, document }
  if (!problems.every(isOfMonitoring)) return { config: null, why }
  const { monitoring: _, ...config } = document as Config
  return { config, ignored: why }
}

const isOfMonitoring = ({ pointer }: Problem): boolean => pointerSegments(pointer)[0] === 'monitoring'
