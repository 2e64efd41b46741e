/** JSON pointers (RFC 6901), e.g. `/steps/consent/on/NEXT`: only this file writes, reads and follows them. */

/** The pointer of a key or index below another. */
export function childPointer(pointer: string, key: string | number): string {
  return `${pointer}/${String(key).replace(/~/g, '~0').replace(/\//g, '~1')}`
}

/** `/steps/a~1b` → `['steps', 'a/b']`; the empty pointer, which is the whole document, has no segments. */
export function pointerSegments(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replace(/~1/g, '/').replace(/~0/g, '~'))
}

/** The value at a pointer; undefined where there is none. Reads own properties only. */
export function valueAtPointer(document: unknown, pointer: string): unknown {
  return pointerSegments(pointer).reduce<unknown>(
    (node, segment) =>
      typeof node === 'object' && node !== null && Object.hasOwn(node, segment)
        ? (node as Record<string, unknown>)[segment]
        : undefined,
    document,
  )
}
