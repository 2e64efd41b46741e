/** fix(files) → the files with every fix applied that needs no judgement, and a list of those fixes. */
import { parseDocument } from '../../analysis/index.ts'
import type { Finding } from '../finding.ts'
import { lint } from '../lint.ts'
import type { File, Files } from '../project.ts'
import type { Rule } from '../rule.ts'
import { applyFixes } from './apply.ts'
import { orderKeys } from './order.ts'
import { addSchema } from './schema.ts'

export interface Fixed {
  file: string
  /** What was done, in words. */
  says: string
}

/** A fix may reveal another finding: an unused condition was the last to use a field. The most rounds there are. */
const mostRounds = 10

export interface FixResult {
  files: Files
  fixed: Fixed[]
  /** What is left to find. */
  findings: Finding[]
}

/** Pure; a file that is no JSON stays as it is, and none becomes so. */
export function fix(files: Files, rules: readonly Rule[]): FixResult {
  const fixed: Fixed[] = []
  let current = files
  for (let round = 0; ; round++) {
    const findings = lint(current, rules)
    const next = round < mostRounds ? once(current, findings, fixed) : current
    if (next === current) return { files: current, fixed, findings }
    current = next
  }
}

/** The same object if there is nothing to fix. */
function once(files: Files, findings: readonly Finding[], fixed: Fixed[]): Files {
  let isChanged = false
  const applyTo = (file: File, steps: readonly ((file: File) => FixedFile)[]): File => {
    let { text } = file
    if (parseDocument(file.file, text).value === undefined) return file
    for (const step of steps) {
      const { text: after, says } = step({ ...file, text })
      if (after === text || parseDocument(file.file, after).value === undefined) continue
      text = after
      fixed.push(...says.map((each) => ({ file: file.file, says: each })))
    }
    isChanged ||= text !== file.text
    return { ...file, text }
  }
  const byRules = ({ file, text }: File) =>
    applyFixes(
      text,
      // What follows from something else may be gone with it: no reason to remove what it is about.
      findings.filter((finding) => finding.file === file && finding.fix && !finding.follows),
    )
  const { flows, locales = [] } = files
  const english = keysOf(locales.find(({ file }) => /(^|\/)en\.json$/.test(file)))
  const next = {
    ...files,
    flows: flows.map((file) => applyTo(file, [byRules, addSchema, (each) => orderKeys(each, 'flow')])),
    locales: locales.map((file) => applyTo(file, [byRules, (each) => orderKeys(each, english)])),
  }
  return isChanged ? next : files
}

interface FixedFile {
  text: string
  says: readonly string[]
}

const keysOf = (file: File | undefined): string[] => {
  const value = file && parseDocument(file.file, file.text).value
  return typeof value === 'object' && value !== null ? Object.keys(value) : []
}
