/** Every problem of a configuration that breaks its schema. Loaded on demand: few users ever meet one. */
import { checkShape, type Problem, type Shape } from '../flow/index.ts'
import { configShape } from '../generated/config.shape.ts'

/** What is wrong with the content of the block. */
export interface ConfigProblems {
  problems: Problem[]
  document: unknown
}

export function configProblems(document: unknown): ConfigProblems {
  const problems = checkShape(configShape as Shape, document)
  if (problems.length === 0) throw new Error('The two checks of the configuration disagree.')
  return { problems, document }
}

export const isOfMonitoring = ({ pointer }: Problem): boolean => /^\/monitoring(\/|$)/.test(pointer)
