import type { Finding } from '../../lint/index.ts'
import { causesIn, findingsOnlyIn } from '../store/findings.ts'

/** Errors that were not there before. Flow tests say what has changed, not that it is wrong. */
export const newFindings = (before: readonly Finding[], now: readonly Finding[]): Finding[] =>
  causesIn(findingsOnlyIn(now, before)).filter(isObjection)

const isObjection = ({ severity, rule }: Finding) => severity === 'error' && rule !== 'flow-tests'
