/** lint(files) → the findings of each file, causes first. Pure: the caller reads the files. */
import { filesByPath, resolveFlow } from '../flow-files/index.ts'
import type { Finding } from './finding.ts'
import { lintTogether } from './lint.ts'
import { lintVariant, type Memory } from './lint-variant.ts'
import type { Files } from './project.ts'
import type { Rule } from './rule.ts'
import { rules as everyRule } from './rules/index.ts'

export type { Memory }

/** @param memory findings of flows that several variants extend; for calls with the same rules */
export function lint(files: Files, rules: readonly Rule[] = everyRule, memory: Memory = new Map()): Finding[] {
  const { flows, tests = [], extended = [], base = [], locales = [], ...rest } = files
  const now = filesByPath([...flows, ...extended, ...tests])
  const released = filesByPath(base)
  const ofFlows = rules.filter(({ over }) => over !== 'locales')
  const ofLocales = rules.filter(({ over }) => over === 'locales' || over === 'files')
  return [
    ...flows.flatMap((flow) => {
      const resolved = resolveFlow(flow.file, now)
      const isPlain = resolved.base === null && resolved.problems.length === 0
      return isPlain
        ? lintTogether({ flows: [flow], tests, base }, ofFlows)
        : lintVariant(resolved, { now, released, rules: ofFlows, memory })
    }),
    ...lintTogether({ flows: [], locales, ...rest }, ofLocales),
  ]
}
