/** The findings of a variant: it is linted as it is merged, without what it inherits, and marked in its own files. */
import { type ResolvedFlow, resolveFlow, resolveTests, type SourceFiles } from '../flow-files/index.ts'
import { findCausingChanges, type Identified } from './find-causing-changes.ts'
import type { Finding } from './finding.ts'
import { lintTogether } from './lint.ts'
import { markInVariant } from './mark-in-variant.ts'
import { mergedFiles } from './merged-files.ts'
import type { Rule } from './rule.ts'

/** Which findings a flow has that variants extend, by what was linted. */
export type Memory = Map<string, ReadonlySet<string>>

export interface VariantContext {
  now: SourceFiles
  /** The files as they were released. */
  released: SourceFiles
  rules: readonly Rule[]
  memory: Memory
}

export function lintVariant(resolved: ResolvedFlow, context: VariantContext): Finding[] {
  const { base, variant } = resolved
  if (!base || !variant) return lintTogether({ flows: [], unmerged: [resolved] }, context.rules)
  const merged = lintMerged(resolved, context)
  // Most variants are sound: what they extend is linted only where there is something to tell apart.
  if (merged.length === 0) return []
  const inherited = identitiesOf(base, context)
  const own = merged.filter(({ identity }) => !inherited.has(identity))
  const tests = resolveTests(resolved, context.now)
  const { file } = resolved.document
  const isElsewhere = ({ finding }: Identified) => {
    const merged = finding.file === file ? resolved.flat : tests
    return !finding.follows && merged?.origin(finding.pointer).file !== finding.file
  }
  const relint = (merge: object, rules: readonly Rule[]) => {
    const now = new Map(context.now).set(file, { file, text: JSON.stringify({ ...variant, merge }) })
    return lintMerged(resolveFlow(file, now), { ...context, now, rules })
  }
  const causingChanges = findCausingChanges(variant.merge, own, own.filter(isElsewhere), relint, context.rules)
  return own.map(({ finding, identity }) => markInVariant(finding, resolved, tests, causingChanges.get(identity)))
}

/** The findings of a flow, which variants may extend: what they inherit is then known. */
export function lintExtended(resolved: ResolvedFlow, context: VariantContext): Finding[] {
  const found = lintMerged(resolved, context)
  context.memory.set(keyOf(resolved, context), new Set(found.map(({ identity }) => identity)))
  return found.map(({ finding }) => finding)
}

function identitiesOf(base: ResolvedFlow, context: VariantContext): ReadonlySet<string> {
  const key = keyOf(base, context)
  const known = context.memory.get(key) ?? new Set(lintMerged(base, context).map(({ identity }) => identity))
  context.memory.set(key, known)
  return known
}

const keyOf = (resolved: ResolvedFlow, { now }: VariantContext): string =>
  JSON.stringify([resolved.document.file, resolved.flat.value, resolveTests(resolved, now)?.value])

/** With pointers into the merged flow and the merged tests. */
function lintMerged(resolved: ResolvedFlow, { now, released, rules }: VariantContext): Identified[] {
  const { file } = resolved.document
  const tests = resolveTests(resolved, now)
  const files = { ...mergedFiles(resolved, released), tests: tests ? [tests] : [] }
  return lintTogether(files, rules).map((finding) => {
    const at = finding.file === file ? finding.pointer : tests?.origin(finding.pointer)
    return { identity: JSON.stringify([finding.rule, finding.code, at]), finding }
  })
}
