/** Checks the tests and compares with what was opened, in a thread of its own, unless newer texts have arrived. */
import type { SourceFile } from '../../flow-files/index.ts'
import { variantsOf } from '../results/customers.ts'
import { type Edited, effectsOf } from '../results/effects.ts'
import { fileBefore } from '../results/file-before.ts'
import { testRows } from '../results/test-rows.ts'
import { type ModelledVersion, modelledVersion } from '../results/version.ts'
import type { ResultsAnswer, ResultsRequest } from './results-protocol.ts'

let latest = 0
/** What edits are compared with: it is compiled and walked once. */
let opened: { key: string; versions: Map<string, ModelledVersion | null> } = { key: '', versions: new Map() }

self.addEventListener('message', ({ data }: MessageEvent<ResultsRequest>) => {
  latest = data.version
  // Requests that have arrived meanwhile are received before this one is worked on.
  setTimeout(() => {
    if (data.version === latest) check(data)
  })
})

function check({ version, file, base, now }: ResultsRequest): void {
  answer({ version, kind: 'begun' })
  const after = asNow(file, base, now)
  const rows = after?.tests && after.document ? testRows(after.model, after.tests, after.document) : []
  answer({ version, kind: 'tests', rows: after && rows })
  setTimeout(() => {
    if (version !== latest) return
    const before = asBefore(file, base, now)
    const edited = before && after && { file, before, after }
    answer({ version, kind: 'effects', effects: edited && effectsOf(edited, variantsIn(file, base, now)) })
  })
}

/** One after the other: the walks of fifty flows at once would fill the memory of the worker. */
function* variantsIn(file: string, base: readonly SourceFile[], now: readonly SourceFile[]): Generator<Edited> {
  for (const variant of variantsOf(file, now)) {
    const [before, after] = [asBefore(variant, base, now), asNow(variant, base, now)]
    if (before && after) yield { file: variant, before, after }
  }
}

/** While nothing is edited, the walk of what was opened is enough. */
function asNow(file: string, base: readonly SourceFile[], now: readonly SourceFile[]): ModelledVersion | null {
  return JSON.stringify(now) === JSON.stringify(base) ? asOpened(file, base) : modelledVersion(file, now)
}

function asBefore(file: string, base: readonly SourceFile[], now: readonly SourceFile[]): ModelledVersion | null {
  const before = fileBefore(file, base, now)
  return before === undefined ? null : asOpened(before, base)
}

function asOpened(file: string, base: readonly SourceFile[]): ModelledVersion | null {
  const key = JSON.stringify(base)
  if (opened.key !== key) opened = { key, versions: new Map() }
  const known = opened.versions.get(file)
  if (known !== undefined) return known
  const version = modelledVersion(file, base)
  opened.versions.set(file, version)
  return version
}

const answer = (found: ResultsAnswer) => self.postMessage(found)
