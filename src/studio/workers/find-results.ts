/** What became of the tests and what the edits mean: for the flow in front first, then for the flows that extend it. */
import type { SourceFile } from '../../flow-files/index.ts'
import { variantsOf } from '../results/customers.ts'
import { type CustomerEffects, effectsOf, effectsOfVariant, withVariants } from '../results/effects.ts'
import { fileBefore } from '../results/file-before.ts'
import { testRows } from '../results/test-rows.ts'
import { type ModelledVersion, modelledVersion } from '../results/version.ts'
import type { ResultsAnswer, ResultsRequest } from './results-protocol.ts'

type Found = ResultsAnswer extends infer Answer ? (Answer extends unknown ? Omit<Answer, 'version'> : never) : never

/** Remembers what edits are compared with: it is compiled and walked once. */
export function createResults(): (request: ResultsRequest) => Generator<Found | null> {
  let opened: { key: string; versions: Map<string, ModelledVersion | null> } = { key: '', versions: new Map() }

  function asOpened(file: string, base: readonly SourceFile[]): ModelledVersion | null {
    const key = JSON.stringify(base)
    if (opened.key !== key) opened = { key, versions: new Map() }
    const known = opened.versions.get(file)
    if (known !== undefined) return known
    const version = modelledVersion(file, base)
    opened.versions.set(file, version)
    return version
  }

  return function* find({ file, base, now }) {
    const isSame = JSON.stringify(now) === JSON.stringify(base)
    /** While nothing is edited, the walk of what was opened is enough. */
    const asNow = (of: string) => (isSame ? asOpened(of, base) : modelledVersion(of, now))
    const asBefore = (of: string) => {
      const before = fileBefore(of, base, now)
      return before === undefined ? null : asOpened(before, base)
    }
    yield { kind: 'begun' }
    const after = asNow(file)
    const rows = after?.tests && after.document ? testRows(after.model, after.tests, after.document) : []
    yield { kind: 'tests', rows: after && rows }
    const before = asBefore(file)
    const effects = before && after && effectsOf({ file, before, after })
    const variants = effects ? variantsOf(file, now) : []
    if (variants.length > 0) yield { kind: 'effects', effects, extent: 'front' }
    const others: CustomerEffects[] = []
    // One after the other: the walks of fifty flows at once would fill the memory of the worker.
    for (const variant of variants) {
      const [old, own] = [asBefore(variant), asNow(variant)]
      if (old && own) others.push(effectsOfVariant({ file: variant, before: old, after: own }))
      yield null
    }
    yield { kind: 'effects', effects: effects && withVariants(effects, others), extent: 'everything' }
  }
}
