/** What is certain of an input from now on, written into a flow, the flows that extend it, and the tests of all of them. */
import { defined, isSameInAnyOrder } from '../../../flow/index.ts'
import {
  chainOf,
  extendedName,
  familyOf,
  filesByPath,
  type SourceFile,
  type SourceFiles,
  siblingFlow,
  testsFileOf,
} from '../../../flow-files/index.ts'
import type { FlowDefinition } from '../../../generated/flow.types.ts'
import type { FlowVariant } from '../../../generated/flow-variant.types.ts'
import { fieldsOf } from '../field-of.ts'
import { keepTests } from '../keep-tests.ts'
import { mergeAfter } from '../merge-between.ts'
import { readFlow } from '../read-flow.ts'
import { type Settlement, settleFlow } from '../settle-flow.ts'
import { settleTests } from '../settle-tests.ts'
import { type EditLabel, editBetween, type FileEdit } from './edit.ts'
import { withoutAdded } from './edit-variant.ts'
import { writeValue } from './write-value.ts'

/**
 * Each flow then does what it did. A flow with an input of this name that is another one keeps it, with what asks for it,
 * and the tests that it inherits.
 * @param front path of the flow; its edit comes last and names the step to undo
 * @param because why tests are taken out
 */
export function settleFamily(
  front: string,
  files: readonly SourceFile[],
  settlement: Settlement,
  because: string,
  label: EditLabel,
): FileEdit[] {
  const before = filesByPath(files)
  const { flows } = familyOf(defined(before.get(front), front), files)
  // What a flow extends comes before it.
  const paths = flows.map(({ file }) => file).sort((a, b) => chainOf(a, before).length - chainOf(b, before).length)
  const inputOf = (file: string) => readFlow(file, files)?.inputs[settlement.input]
  const own = inputOf(front)
  const settled = new Set(paths.filter((file) => isSameInAnyOrder(inputOf(file), own)))
  const settle = (file: string) => (flow: FlowDefinition) => (settled.has(file) ? settleFlow(flow, settlement) : flow)
  const ofFlows = new Map(before)
  for (const file of paths) ofFlows.set(file, { file, text: settledText(file, before, ofFlows, settle(file)) })
  const ofTests = [...settled].flatMap((file) => {
    const [tests, flow] = [before.get(testsFileOf(file)), readFlow(file, files)]
    return tests && flow ? [{ ...tests, text: settleTests(tests.text, settlement, fieldsOf(flow), because) }] : []
  })
  const now = new Map([...ofFlows, ...filesByPath(ofTests)])
  const ofUnsettled = paths.flatMap((file) => {
    const kept = settled.has(file) || !readFlow(file, files) ? null : keepTests(file, before, now)
    if (kept) now.set(kept.file, kept)
    return kept ?? []
  })
  const ofCustomers = paths.filter((file) => file !== front)
  return [...ofTests, ...ofUnsettled, ...[...ofCustomers, front].flatMap((file) => ofFlows.get(file) ?? [])]
    .filter(({ file, text }) => text !== before.get(file)?.text)
    .map(({ file, text }) => ({ file, edit: (current) => editBetween(current, text, label) }))
}

/** A customer's flow has what then differs from the flow that it extends. One that can't be read stays as it is. */
function settledText(
  file: string,
  before: SourceFiles,
  now: SourceFiles,
  settle: (flow: FlowDefinition) => FlowDefinition,
): string {
  const { text } = defined(before.get(file), file)
  const name = extendedName(text)
  if (name === null) return writeValue(text, [], settle(JSON.parse(text)))
  const flow = readFlow(file, [...before.values()])
  const base = siblingFlow(file, name)
  const [extended, extendedNow] = [readFlow(base, [...before.values()]), readFlow(base, [...now.values()])]
  if (!flow || !extended || !extendedNow) return text
  const { merge } = JSON.parse(text) as FlowVariant
  const whole = withoutAdded(flow) as FlowDefinition
  const was = [withoutAdded(extended), whole] as const
  return writeValue(text, ['merge'], mergeAfter(merge, was, [withoutAdded(extendedNow), settle(whole)]))
}
