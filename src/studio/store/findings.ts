import type { Finding } from '../../lint/index.ts'

/** Those that do not follow from others. */
export const causesIn = <Of extends Pick<Finding, 'follows'>>(findings: readonly Of[]): Of[] =>
  findings.filter(({ follows }) => !follows)

/** The same finding of two texts. Its lines may differ, and the way there. */
export const keyOfFinding = ({ rule, code, params, file, pointer }: Finding): string =>
  JSON.stringify([rule, code, params, file, pointer])

/** Those that are not among the others. */
export function findingsOnlyIn(findings: readonly Finding[], others: readonly Finding[]): Finding[] {
  const known = new Set(others.map(keyOfFinding))
  return findings.filter((finding) => !known.has(keyOfFinding(finding)))
}
