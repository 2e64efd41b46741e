/** For programs. docs/linter.md documents the shape; `version` is raised by breaking changes. */
import type { Finding } from '../../lint/index.ts'
import type { Format } from './format.ts'
import { countOf } from './summary.ts'

export const json: Format = ({ findings, fixed, texts }) => {
  const report = {
    version: 1,
    files: [...texts.keys()],
    findings: findings.map(findingJson),
    fixed,
    summary: countOf(findings),
  }
  return `${JSON.stringify(report, null, 2)}\n`
}

/** Every key is present, in a fixed order. */
export const findingJson = ({
  rule,
  code,
  params,
  severity,
  file,
  pointer,
  start,
  end,
  message,
  trace = [],
  replay,
  fix,
  follows,
}: Finding) => ({
  rule,
  code,
  severity,
  file,
  pointer,
  start,
  end,
  message,
  params,
  trace,
  replay: replay ?? null,
  fixable: fix !== undefined && !follows,
  follows: follows ?? false,
})
