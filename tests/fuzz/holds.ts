import fc from 'fast-check'

/** Throws with the smallest value for which the property is false or throws, or which changes a prototype. */
export function holds<T>(numRuns: number, values: fc.Arbitrary<T>, property: (value: T) => boolean): void {
  fc.assert(
    fc.property(values, (value) => property(value) && isUnchanged()),
    { numRuns },
  )
}

const known = [Object.prototype, Array.prototype, Function.prototype].map((prototype) => ({
  prototype,
  keys: Reflect.ownKeys(prototype).length,
}))

const isUnchanged = () => known.every(({ prototype, keys }) => Reflect.ownKeys(prototype).length === keys)
