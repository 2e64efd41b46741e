/** fix(files) → the files with every fix that needs no judgement, and a list of these fixes. */
import { parseDocument } from '../../analysis/index.ts'
import { isVariant } from '../../flow-files/index.ts'
import type { Finding } from '../finding.ts'
import { lint } from '../lint-files.ts'
import type { File, Files } from '../project.ts'
import type { Rule } from '../rule.ts'
import { type FixedChange, fixedChangeInWords } from '../words/index.ts'
import { applyFixes, type EditedText } from './apply.ts'
import { orderKeys } from './order.ts'
import { addSchema } from './schema.ts'

export type Fixed = FixedChange & {
  file: string
  /** The same in words. */
  message: string
}

/** The limit of rounds. A fix can cause another finding: an unused condition was the last to use a field. */
const mostRounds = 10

export interface FixResult {
  files: Files
  fixed: Fixed[]
  /** The findings that remain. */
  findings: Finding[]
}

/** Pure. A file that is not JSON stays as it is, and a fix never makes a file unreadable. */
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

/** Returns the same object if there is nothing to fix. */
function once(files: Files, findings: readonly Finding[], fixed: Fixed[]): Files {
  let isChanged = false
  const applyTo = (file: File, steps: readonly ((file: File) => EditedText)[]): File => {
    let { text } = file
    if (parseDocument(file.file, text).value === undefined) return file
    for (const step of steps) {
      const { text: after, changes } = step({ ...file, text })
      if (after === text || parseDocument(file.file, after).value === undefined) continue
      text = after
      fixed.push(...changes.map((change) => ({ file: file.file, ...change, message: fixedChangeInWords(change) })))
    }
    isChanged ||= text !== file.text
    return { ...file, text }
  }
  const byRules = ({ file, text }: File) =>
    applyFixes(
      text,
      // A finding that follows from another may disappear with it: nothing is removed because of it.
      findings.filter((finding) => finding.file === file && finding.fix && !finding.follows),
    )
  const { flows, tests, locales = [] } = files
  const inOrder = (file: File): EditedText =>
    isVariantFile(file) ? { text: file.text, changes: [] } : orderKeys(file, 'flow')
  const english = keysOf(locales.find(({ file }) => /(^|\/)en\.json$/.test(file)))
  const next = {
    ...files,
    flows: flows.map((file) => applyTo(file, [byRules, addSchema, inOrder])),
    ...(tests && { tests: tests.map((file) => applyTo(file, [byRules])) }),
    locales: locales.map((file) => applyTo(file, [byRules, (each) => orderKeys(each, english)])),
  }
  return isChanged ? next : files
}

const isVariantFile = ({ file, text }: File) => isVariant(parseDocument(file, text).value)

const keysOf = (file: File | undefined): string[] => {
  const value = file && parseDocument(file.file, file.text).value
  return typeof value === 'object' && value !== null ? Object.keys(value) : []
}
