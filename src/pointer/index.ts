/** JSON pointers (RFC 6901), e.g. `/steps/consent/on/NEXT`: only this file writes, reads and follows them. */

/** The pointer of what these keys and indices lead to below another pointer; '' is the whole document. */
export function childPointer(pointer: string, ...keys: readonly (string | number)[]): string {
  return keys.reduce<string>((above, key) => `${above}/${escaped(String(key))}`, pointer)
}

/** A pointer into a part of a document as a pointer into the whole: `above` leads to the part. */
export const joinPointers = (above: string, below: string): string => above + below

/** Few keys need it. */
const escaped = (key: string) => (/[~/]/.test(key) ? key.replace(/~/g, '~0').replace(/\//g, '~1') : key)

/** `/steps/a~1b` → `['steps', 'a/b']`; the pointer of the whole document has no segments. */
export function pointerSegments(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replace(/~1/g, '/').replace(/~0/g, '~'))
}

/** The pointer of what contains the value at a pointer; of the whole document, the document itself. */
export const parentPointer = (pointer: string): string => pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')))

/** The pointer of another key of the same object. */
export const siblingPointer = (pointer: string, key: string | number): string =>
  childPointer(parentPointer(pointer), key)

/** The key or index that a pointer ends with; undefined for the whole document. */
export const lastSegment = (pointer: string): string | undefined => pointerSegments(pointer).at(-1)

/** Undoes `joinPointers`: the pointer into the part at `above`, which contains the value. */
export const pointerWithin = (pointer: string, above: string): string => pointer.slice(above.length)

/** Whether a pointer leads to a value inside the one at the other pointer. */
export const isPointerBelow = (pointer: string, ancestor: string): boolean => pointer.startsWith(`${ancestor}/`)

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
