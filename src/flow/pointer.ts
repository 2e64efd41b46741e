/** JSON pointers (RFC 6901), e.g. `/steps/consent/on/NEXT`: only this file writes, reads and follows them. */

/** The pointer of a key or index below another; with several, of a value deeper down. */
export function childPointer(pointer: string, ...keys: readonly (string | number)[]): string {
  return keys.reduce<string>((at, key) => `${at}/${String(key).replace(/~/g, '~0').replace(/\//g, '~1')}`, pointer)
}

/** `/steps/a~1b` → `['steps', 'a/b']`; the empty pointer, which is the whole document, has no segments. */
export function pointerSegments(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replace(/~1/g, '/').replace(/~0/g, '~'))
}

/** The pointer of the same value if the document that `pointer` leads into is part of another one, at `base`. */
export const pointerWithin = (base: string, pointer: string): string => `${base}${pointer}`

/** Whether a pointer leads to a value inside the one at the other pointer. */
export const isPointerBelow = (pointer: string, ancestor: string): boolean => pointer.startsWith(`${ancestor}/`)

/** Where a target is written, by the pointer of its first rule: rules may be in a list. */
export const targetPointer = (firstRule: string): string => firstRule.replace(/\/0$/, '')

/** `enterCredentials.captcha` → `/steps/enterCredentials/states/captcha`. */
export const placePointer = (place: string): string =>
  childPointer('/steps', ...place.replace('.', '.states.').split('.'))

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
