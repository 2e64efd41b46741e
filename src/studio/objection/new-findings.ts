import type { Finding } from '../../lint/index.ts'

const keyOf = ({ rule, code, params, file, pointer }: Finding) => JSON.stringify([rule, code, params, file, pointer])

/** Errors that were not there before. Flow tests say what has changed, not that it is wrong. */
export function newFindings(before: readonly Finding[], now: readonly Finding[]): Finding[] {
  const known = new Set(before.map(keyOf))
  return now.filter((finding) => isObjection(finding) && !known.has(keyOf(finding)))
}

const isObjection = ({ severity, follows, rule }: Finding) => severity === 'error' && !follows && rule !== 'flow-tests'
