/** For programs; docs/linter.md promises its shape, and `version` counts what breaks it. */
import type { Finding } from '../../lint/index.ts'
import type { Format } from './format.ts'
import { countOf } from './summary.ts'

export const json: Format = ({ findings, fixed, texts }) => {
  const report = {
    version: 1,
    files: [...texts.keys()],
    findings: findings.map(plain),
    fixed,
    summary: countOf(findings),
  }
  return `${JSON.stringify(report, null, 2)}\n`
}

/** Every key is there, in one order. */
const plain = ({ rule, severity, file, pointer, start, end, message, trace = [], fix, follows }: Finding) => ({
  rule,
  severity,
  file,
  pointer,
  start,
  end,
  message,
  trace,
  fixable: fix !== undefined && !follows,
  follows: follows ?? false,
})
