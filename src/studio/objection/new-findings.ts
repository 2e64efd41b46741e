import type { Finding } from '../../lint/index.ts'
import { findingsOnlyIn } from '../store/compare-findings.ts'

/** Errors that were not there before. Flow tests say what has changed, not that it is wrong. */
export const newFindings = (before: readonly Finding[], now: readonly Finding[]): Finding[] =>
  findingsOnlyIn(now, before).filter(isObjection)

const isObjection = ({ severity, follows, rule }: Finding) => severity === 'error' && !follows && rule !== 'flow-tests'
