/**
 * The tests of a variant: its own, and the assumptions and invariants of what it extends. Cases are not inherited,
 * because a variant is there to behave differently, and no test that asks for an input which it has taken out
 * (docs/flows.md).
 */
import { type Document, lookedAt, parseDocument } from '../analysis/index.ts'
import { childPointer, isRecord, pointerSegments } from '../flow/index.ts'
import type { Assumption, FlowTests, Invariant } from '../generated/flow-tests.types.ts'
import type { SourceFiles } from './file.ts'
import { testsFileOf } from './file.ts'
import type { ResolvedFlow } from './resolve.ts'

const inheritedKinds = ['assumptions', 'invariants'] as const

/** null where neither the flow nor what it extends has tests. */
export function resolveTests({ document, flat, base }: ResolvedFlow, files: SourceFiles): Document | null {
  const file = testsFileOf(document.file)
  const source = files.get(file)
  const own = source ? parseDocument(file, source.text) : null
  const inherited = base && resolveTests(base, files)
  // Tests that can't be read have findings of their own.
  if (!inherited || !isTests(inherited.value) || (own && !isTests(own.value))) return own
  return mergeTests(own ?? parseDocument(file, '{}'), inherited, inputsOf(flat.value))
}

const isTests = (value: unknown): value is FlowTests =>
  typeof value === 'object' &&
  value !== null &&
  ['assumptions', 'invariants', 'cases'].every((kind) => Array.isArray((value as Record<string, unknown>)[kind] ?? []))

/** null: they are not known. */
function inputsOf(flow: unknown): object | null {
  const inputs = isRecord(flow) ? flow['inputs'] : null
  return isRecord(inputs) ? inputs : null
}

/** Whether all inputs are there that a test asks for. */
function isFor(inputs: object | null, test: Assumption & Invariant, conditions: FlowTests['conditions'] = {}): boolean {
  const asked = [test.that, test.never?.if].flatMap((each) => (each ? [...lookedAt(each, conditions)] : []))
  const names = asked.flatMap((path) => (path.startsWith('in.') ? [path.slice('in.'.length)] : []))
  return inputs === null || names.every((name) => Object.hasOwn(inputs, name))
}

/** Where in one of the two documents a test of the merged document is written. */
interface Source {
  document: Document
  pointer: string
}

function mergeTests(own: Document, inherited: Document, inputs: object | null): Document {
  const [tests, base] = [own.value as FlowTests, inherited.value as FlowTests]
  const conditions = { ...base.conditions, ...tests.conditions }
  const sources = new Map<string, Source>()
  const merged = inheritedKinds.map((kind) => {
    const written = tests[kind] ?? []
    const kept = (base[kind] ?? []).flatMap((test, index) =>
      written.some(({ id }) => id === test.id) || !isFor(inputs, test as Assumption & Invariant, conditions)
        ? []
        : [{ test, index }],
    )
    for (const [at, { index }] of kept.entries())
      sources.set(childPointer('', kind, at), { document: inherited, pointer: childPointer('', kind, index) })
    for (const at of written.keys())
      sources.set(childPointer('', kind, kept.length + at), {
        document: own,
        pointer: childPointer('', kind, at),
      })
    return [kind, [...kept.map(({ test }) => test), ...written]] as const
  })
  const used = conditionsUsed(
    merged.flatMap(([, list]) => list),
    base.conditions ?? {},
  )
  for (const name of Object.keys(used))
    if (!Object.hasOwn(tests.conditions ?? {}, name)) {
      const pointer = childPointer('/conditions', name)
      sources.set(pointer, { document: inherited, pointer })
    }
  const sourceOf = (pointer: string): Source => {
    const segments = pointerSegments(pointer)
    const root = childPointer('', ...segments.slice(0, 2))
    const source = sources.get(root) ?? { document: own, pointer: root }
    return { ...source, pointer: childPointer(source.pointer, ...segments.slice(2)) }
  }
  return {
    ...own,
    value: { ...tests, ...Object.fromEntries(merged), conditions: { ...used, ...tests.conditions } },
    range: (pointer, marksKey) => {
      const source = sourceOf(pointer)
      return source.document.range(source.pointer, marksKey)
    },
    origin: (pointer) => {
      const source = sourceOf(pointer)
      return source.document.origin(source.pointer)
    },
  }
}

/** The named conditions that these tests use, and those that these conditions use. */
function conditionsUsed<C>(tests: unknown, conditions: Readonly<Record<string, C>>): Record<string, C> {
  const used = new Map<string, C>()
  const collect = (node: unknown): void => {
    if (typeof node === 'string' && Object.hasOwn(conditions, node) && !used.has(node)) {
      used.set(node, conditions[node] as C)
      collect(conditions[node])
    } else if (typeof node === 'object' && node !== null) Object.values(node).forEach(collect)
  }
  collect(tests)
  return Object.fromEntries(used)
}
