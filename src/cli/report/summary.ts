/** The findings that people see, and how many there are. */
import { listed, type Position } from '../../analysis/index.ts'
import type { Finding } from '../../lint/index.ts'

export function countOf(findings: readonly Finding[]): { errors: number; warnings: number; notes: number } {
  const count = (wanted: Finding['severity']) => findings.filter(({ severity }) => severity === wanted).length
  return { errors: count('error'), warnings: count('warning'), notes: count('note') }
}

export interface ReportedFinding {
  finding: Finding
  /** Where else the same is wrong. */
  also: readonly Position[]
}

/**
 * Findings that don't follow from others. Those with the same code and parameters in a file are one, unless they mark
 * the same position: one change of a variant can cause several, and each names another line of what it extends.
 */
export function reportedFindings(findings: readonly Finding[]): ReportedFinding[] {
  const reported = new Map<string, { finding: Finding; also: Position[] }>()
  const marked = new Map<string, number>()
  for (const finding of findings.filter(({ follows }) => !follows)) {
    const same = JSON.stringify([finding.file, finding.rule, finding.code, finding.params])
    const position = JSON.stringify([same, finding.start])
    const nth = marked.get(position) ?? 0
    marked.set(position, nth + 1)
    const key = JSON.stringify([same, nth])
    const known = reported.get(key)
    if (known) known.also.push(finding.start)
    else reported.set(key, { finding, also: [] })
  }
  return [...reported.values()]
}

export const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

export function inWords(findings: readonly Finding[], files: number): string {
  if (findings.length === 0) return `${plural(files, 'file')} checked, nothing to fix.`
  const reported = reportedFindings(findings).map(({ finding }) => finding)
  const { errors, warnings, notes } = countOf(reported)
  const parts = [
    ...(errors ? [plural(errors, 'error')] : []),
    ...(warnings ? [plural(warnings, 'warning')] : []),
    ...(notes ? [plural(notes, 'note')] : []),
  ]
  const hit = new Set(reported.map(({ file }) => file)).size
  const following = findings.filter(({ follows }) => follows).length
  const more = `${plural(following, 'more finding')} may follow from ${reported.length === 1 ? 'it' : 'them'}: --all shows ${following === 1 ? 'it' : 'these'}.`
  return `${listed(parts)} in ${hit} of ${plural(files, 'file')}.${following > 0 ? ` ${more}` : ''}`
}

/** ` also at 3:1, 4:1 and 5:1`, or nothing. */
export const alsoAt = (also: readonly Position[]): string =>
  also.length === 0 ? '' : `also at ${listed(also.map(({ line, column }) => `${line}:${column}`))}`
