/** Tests that a flow inherits, and that are taken out or changed where they are written, become tests of its own. */
import { insertItem } from '../../analysis/index.ts'
import { isSameInAnyOrder } from '../../flow/index.ts'
import { resolveFlow, resolveTests, type SourceFile, type SourceFiles, testsFileOf } from '../../flow-files/index.ts'
import { isFlowTests } from '../../flow-tests/index.ts'
import type { FlowTests } from '../../generated/flow-tests.types.ts'
import { findNode } from './edits/nodes.ts'
import { writeValue } from './edits/write-value.ts'

const kinds = ['assumptions', 'invariants'] as const

/** @returns its tests file as it then is; null: it loses none, or tests can't be read */
export function keepTests(flow: string, before: SourceFiles, now: SourceFiles): SourceFile | null {
  const [was, left] = [testsOf(flow, before), testsOf(flow, now)]
  if (!was || !left) return null
  const lost = kinds
    .map((kind) => [kind, without(was[kind], left[kind])] as const)
    .filter(([, tests]) => tests.length > 0)
  // What is still inherited may name a condition that has changed: that of its own means what it meant.
  const changed = Object.entries(was.conditions ?? {}).filter(
    ([name, condition]) => !isSameInAnyOrder(condition, left.conditions?.[name]),
  )
  if (lost.length === 0 && changed.length === 0) return null
  const file = testsFileOf(flow)
  const written = now.get(file)?.text ?? emptyTests
  const named = changed.reduce((text, [name, condition]) => writeValue(text, ['conditions', name], condition), written)
  return { file, text: lost.reduce((text, [kind, tests]) => tests.reduce(added(kind), text), named) }
}

const emptyTests = '{\n  "$schema": "../schemas/flow-tests.schema.json"\n}\n'

function testsOf(flow: string, files: SourceFiles): FlowTests | null {
  const tests = resolveTests(resolveFlow(flow, files), files)?.value ?? {}
  return isFlowTests(tests) ? tests : null
}

const without = (tests: readonly object[] = [], left: readonly object[] = []) =>
  tests.filter((test) => !left.some((each) => isSameInAnyOrder(each, test)))

const added = (kind: string) => (text: string, test: object) => {
  const list = findNode(text, [kind])
  return list ? insertItem(text, list, test) : writeValue(text, [kind], [test])
}
