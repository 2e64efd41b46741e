/** Linting as jobs: one for each flow with all that it is made of, one for the forms and one for the locales. */
import { chainOf, extendedName, filesByPath, type SourceFile, siblingFlow } from '../flow-files/index.ts'
import type { Files, Finding, Rule } from '../lint/index.ts'
import { flowFiles } from './files.ts'
import type { Io } from './io.ts'
import type { LintJob } from './jobs/job.ts'
import { resultsOf } from './jobs/results-of.ts'

export async function lintSideBySide(files: Files, rules: readonly Rule[], io: Io): Promise<Finding[]> {
  return (await resultsOf(io.perform(lintJobs(files, rules)))).flat()
}

export function lintJobs(
  { locales = [], forms = [], messageKeys, ...files }: Files,
  rules: readonly Rule[],
): LintJob[] {
  const ids = rules.map(({ id }) => id)
  const { flows, tests = [], extended = [], base = [] } = files
  const ofFlows = flows.map((flow): LintJob => {
    const made = flowFiles(flow.file, [...flows, ...extended, ...tests, ...forms]).files
    const parts = new Set(isWhole(flow.file, made) ? made : [...made, ...flows])
    const others = [...flows, ...extended].filter((each) => parts.has(each) && each !== flow)
    const released = flowFiles(flow.file, base).files
    return {
      kind: 'lint',
      files: {
        flows: [flow],
        extended: others,
        tests: tests.filter((each) => parts.has(each)),
        shown: forms.filter((each) => parts.has(each)),
        base: released,
      },
      rules: ids,
    }
  })
  // Whether a form is shown depends on every flow.
  const ofForms: LintJob = { kind: 'lint', files: { flows: [], extended: [...flows, ...extended], forms }, rules: ids }
  const ofLocales: LintJob = {
    kind: 'lint',
    files: { flows: [], locales, ...(messageKeys && { messageKeys }) },
    rules: ids,
  }
  return [...ofFlows, ...(forms.length > 0 ? [ofForms] : []), ...(locales.length > 0 ? [ofLocales] : [])]
}

/** Whether everything that a flow extends is there. Where it is not, the others are needed to suggest a name. */
function isWhole(file: string, files: readonly SourceFile[]): boolean {
  const sources = filesByPath(files)
  return chainOf(file, sources).every((each) => {
    const name = extendedName((sources.get(each) as SourceFile).text)
    return name === null || sources.has(siblingFlow(each, name))
  })
}
