/** Runs the rules over files that are linted together: findings by file, causes first. */

import type { Document } from '../analysis/index.ts'
import type { CompiledFlow } from '../flow/index.ts'
import type { Finding, Report } from './finding.ts'
import { createProject, type MergedFiles } from './project.ts'
import { type Ranked, rankFindings } from './rank-findings.ts'
import type { Rule } from './rule.ts'
import { type RuleId, violationInWords } from './words/index.ts'

export function lintTogether(files: MergedFiles, rules: readonly Rule[]): Finding[] {
  const project = createProject(files)
  const { unmerged = [] } = files
  const found: Ranked[] = []
  const reportIn = (document: Document, rule: Rule, flow: CompiledFlow | null = null): Report<RuleId> => {
    const { id, severity, rank: usual = 'place' } = rule
    return (pointer, violation, { at, marksKey, rank = usual, cause, ...more } = {}) => {
      const range =
        at && 'offset' in at
          ? { start: document.position(at.offset), end: document.position(at.offset + at.length) }
          : document.range(at?.pointer ?? pointer, marksKey)
      const params = Object.fromEntries(
        Object.entries(violation).filter(([key]) => key !== 'code' && key !== 'pointer'),
      )
      const message = violationInWords(id, violation, { document: document.value, flow })
      const where = { severity, file: document.file, pointer, ...range }
      found.push({ finding: { rule: id, code: violation.code, params, ...where, message, ...more }, rank, cause })
    }
  }
  /** Files in which one mistake can cause several findings. */
  const groups = [
    ...project.flows.map(({ document, tests }) => [document, ...(tests ? [tests.document] : [])]),
    ...project.forms.map(({ document }) => [document]),
    ...unmerged.map(({ document }) => [document]),
    ...project.locales.map(({ document }) => [document]),
  ]
  for (const rule of rules) {
    if (rule.over === 'variants') {
      for (const variant of unmerged) rule.check(variant, reportIn(variant.document, rule))
      continue
    }
    if (rule.over === 'files') {
      for (const document of groups.flat()) rule.check(document, reportIn(document, rule))
      continue
    }
    if (rule.over === 'forms') {
      for (const form of project.forms) rule.check(form, reportIn(form.document, rule), project)
      continue
    }
    if (rule.over === 'flow' || rule.over === 'model') {
      for (const flow of project.flows) rule.check(flow, reportIn(flow.document, rule, flow.compiled))
      continue
    }
    if (rule.over === 'flow-tests') {
      for (const flow of project.flows)
        if (flow.tests)
          rule.check(flow, flow.tests, {
            flow: reportIn(flow.document, rule, flow.compiled),
            tests: reportIn(flow.tests.document, rule, flow.compiled),
          })
      continue
    }
    rule.check(project, (language) => {
      const locale = project.locales.find((each) => each.language === language)
      return locale ? reportIn(locale.document, rule) : () => {}
    })
  }
  return rankFindings(
    found,
    groups.map((group) => group.map(({ file }) => file)),
  )
}
