import { segmentsOf } from '../../document.ts'

/** What stands at a pointer; undefined where nothing does. */
export const valueAt = (document: unknown, pointer: string): unknown =>
  segmentsOf(pointer).reduce<unknown>(
    (node, key) =>
      typeof node === 'object' && node !== null && Object.hasOwn(node, key)
        ? (node as Record<string, unknown>)[key]
        : undefined,
    document,
  )
