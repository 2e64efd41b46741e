import fc from 'fast-check'
import { lastSegment, parentPointer, pointerSegments } from '../../../src/flow/index.ts'
import { absent, edit, pointersOf } from '../../support/connect-flow.ts'

/** Values that come near to being right, and any JSON. */
const stranger = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>('consent', '@next', 'in.mode', '/error', 0, 1, 1.5, -1, true, null, [], {}, ['a', 'a']),
  fc.constantFrom<unknown>({ var: 'in.mode' }, { to: 'consent' }, [{ to: 'consent' }], { screen: 'consent' }),
)

type Change = { kind: 'delete' } | { kind: 'replace'; value: unknown } | { kind: 'rename'; name: string }

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.constant({ kind: 'delete' } as const),
  fc.record({ kind: fc.constant('replace' as const), value: stranger }),
  fc.record({
    kind: fc.constant('rename' as const),
    name: fc.oneof(fc.string(), fc.constantFrom('to', 'if', '__proto__', 'constructor', '0')),
  }),
)

/** The document with one node taken away, replaced, or put under another key. */
export function mutantOf(document: () => unknown): fc.Arbitrary<unknown> {
  return fc.tuple(fc.constantFrom(...pointersOf(document())), change).map(([pointer, what]) => {
    const last = lastSegment(pointer)
    if (what.kind === 'replace') return edit(document(), pointer, what.value)
    if (last === undefined) return document()
    const parentAt = parentPointer(pointer)
    const before = nodeAt(document(), pointer)
    const without = edit(document(), pointer, absent)
    const parent = nodeAt(without, parentAt)
    if (what.kind === 'rename' && !Array.isArray(parent)) {
      Object.defineProperty(parent, what.name, { value: before, configurable: true, enumerable: true, writable: true })
    }
    return without
  })
}

const nodeAt = (document: unknown, pointer: string): unknown =>
  pointerSegments(pointer).reduce((node, key) => (node as Record<string, unknown>)[key], document)
