/** lint(files) → the findings of each file, causes first. Pure: the caller reads the files. */
import { formsNamed } from '../flow/index.ts'
import { filesByPath, resolveFlow } from '../flow-files/index.ts'
import type { Finding } from './finding.ts'
import { lintTogether } from './lint.ts'
import { lintExtended, lintVariant, type Memory } from './lint-variant.ts'
import type { Files } from './project.ts'
import type { Rule } from './rule.ts'
import { rules as everyRule } from './rules/index.ts'

export type { Memory }

/** @param memory findings of flows that several variants extend; for calls with the same rules */
export function lint(files: Files, rules: readonly Rule[] = everyRule, memory: Memory = new Map()): Finding[] {
  const { flows, tests = [], extended = [], forms = [], shown = [], base = [], locales = [], ...rest } = files
  const now = filesByPath([...flows, ...extended, ...tests, ...forms, ...shown])
  const released = filesByPath(base)
  const ofFlows = rules.filter(({ over }) => over !== 'locales' && over !== 'forms')
  const ofOthers = rules.filter(({ over }) => over === 'locales' || over === 'forms' || over === 'files')
  const resolvedFlows = [...flows, ...extended].map(({ file }) => resolveFlow(file, now))
  const known = resolvedFlows.flatMap(({ flat }) => formsNamed(flat.value))
  const formsInUse = resolvedFlows.length > 0 ? new Set(known) : null
  return [
    ...resolvedFlows.slice(0, flows.length).flatMap((resolved) => {
      const isPlain = resolved.base === null && resolved.problems.length === 0
      const context = { now, released, rules: ofFlows, memory }
      return isPlain ? lintExtended(resolved, context) : lintVariant(resolved, context)
    }),
    ...lintTogether({ flows: [], forms, formsInUse, locales, ...rest }, ofOthers),
  ]
}
