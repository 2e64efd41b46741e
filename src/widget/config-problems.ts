/** Every problem of a configuration that breaks its schema. Loaded on demand: few users ever meet one. */
import { checkShape, type Problem, type Shape } from '../flow/index.ts'
import { configShape } from '../generated/config.shape.ts'
import type { Config } from '../generated/config.types.ts'
import type { ConfigResult } from './config.ts'

/** What is wrong with the content of the block. */
export interface ConfigProblems {
  problems: Problem[]
  document: unknown
}

/** The configuration without its `monitoring`, if nothing else is wrong. */
export function readUnsound(document: unknown): ConfigResult {
  const problems = checkShape(configShape as Shape, document)
  if (problems.length === 0) throw new Error('The two checks of the configuration disagree.')
  const why = { problems, document }
  if (!problems.every(isOfMonitoring)) return { config: null, why }
  const { monitoring: _, ...config } = document as Config
  return { config, ignored: why }
}

const isOfMonitoring = ({ pointer }: Problem): boolean => /^\/monitoring(\/|$)/.test(pointer)
