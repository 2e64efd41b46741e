import type { Finding } from '../finding.ts'

export function countOf(findings: readonly Finding[]): { errors: number; warnings: number } {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  return { errors, warnings: findings.length - errors }
}

export const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

export function inWords(findings: readonly Finding[], files: number): string {
  const { errors, warnings } = countOf(findings)
  if (findings.length === 0) return `${plural(files, 'file')} checked, nothing to mend.`
  const parts = [...(errors ? [plural(errors, 'error')] : []), ...(warnings ? [plural(warnings, 'warning')] : [])]
  const hit = new Set(findings.map(({ file }) => file)).size
  return `${parts.join(' and ')} in ${hit} of ${plural(files, 'file')}.`
}
