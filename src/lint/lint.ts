/** lint(files) → findings, in the order of files and places. Pure: whoever calls it reads the files. */
import type { Document } from './document.ts'
import type { Finding, Report } from './finding.ts'
import { createProject, type Files } from './project.ts'
import type { Rule } from './rule.ts'
import { rules as everyRule } from './rules/index.ts'

export function lint(files: Files, rules: readonly Rule[] = everyRule): Finding[] {
  const project = createProject(files)
  const findings: Finding[] = []
  const reportIn = (document: Document, { id, severity }: Rule): Report => {
    return (pointer, message, { at, ...more } = {}) => {
      const range = at
        ? { start: document.position(at.offset), end: document.position(at.offset + at.length) }
        : document.range(pointer)
      findings.push({ rule: id, severity, file: document.file, pointer, ...range, message, ...more })
    }
  }
  for (const rule of rules) {
    if (rule.over === 'files') {
      for (const { document } of [...project.flows, ...project.locales]) rule.check(document, reportIn(document, rule))
      continue
    }
    if (rule.over === 'flow') {
      for (const flow of project.flows) rule.check(flow, reportIn(flow.document, rule), project)
      continue
    }
    rule.check(project, (language) => {
      const locale = project.locales.find((each) => each.language === language)
      return locale ? reportIn(locale.document, rule) : () => {}
    })
  }
  const order = [...project.flows, ...project.locales].map(({ document }) => document.file)
  return findings.sort(
    (a, b) =>
      order.indexOf(a.file) - order.indexOf(b.file) ||
      a.start.line - b.start.line ||
      a.start.column - b.start.column ||
      a.rule.localeCompare(b.rule),
  )
}
