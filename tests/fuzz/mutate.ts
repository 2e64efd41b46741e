/** JSON values as a hostile server or page changes them. */
import fc from 'fast-check'

/** Values of which each has broken a program once. */
const oddities: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  ' ',
  '\u200b',
  '\ud800',
  '\u202eevil',
  '__proto__',
  'constructor',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'a'.repeat(20_000),
  '['.repeat(500),
  [],
  {},
  [[]],
  [null, null],
  { length: 1e9 },
  { toString: 'x', valueOf: 'y' },
  JSON.parse('{"__proto__": {"polluted": true}}'),
  JSON.parse('{"constructor": {"prototype": {"polluted": true}}}'),
]

const value = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...oddities) },
  fc.jsonValue({ maxDepth: 3, noUnicodeString: false }),
)

const key = fc.oneof(fc.constantFrom('__proto__', 'constructor', 'toString', 'length', '0', 'data'), fc.string())

interface Edit {
  /** Chooses the place, from 0 to 1. */
  at: number
  kind: 'replace' | 'remove' | 'repeat' | 'add'
  key: string
  value: unknown
}

const edit: fc.Arbitrary<Edit> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  kind: fc.constantFrom('replace', 'remove', 'repeat', 'add'),
  key,
  value,
})

/** A copy of one of the samples after one to four edits, or any other value. */
export const mutated = (samples: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    {
      weight: 9,
      arbitrary: fc.tuple(fc.constantFrom(...samples), fc.array(edit, { minLength: 1, maxLength: 4 })).map(apply),
    },
    value,
  )

function apply([sample, edits]: [unknown, Edit[]]): unknown {
  const root = { value: structuredClone(sample) }
  for (const each of edits) applyEdit(root, each)
  return root.value
}

type Container = Record<string, unknown> | unknown[]

function applyEdit(root: { value: unknown }, { at, kind, key, value }: Edit) {
  const places = [...placesOf(root)]
  const place = places[Math.floor(at * places.length)]
  if (!place) return
  const [container, name] = place
  const found = Reflect.get(container, name) as unknown
  if (kind === 'replace') define(container, name, value)
  else if (kind === 'add' && typeof found === 'object' && found !== null) define(found as Container, key, value)
  else if (kind === 'repeat' && Array.isArray(found)) found.push(...structuredClone(found))
  else if (container !== root) Reflect.deleteProperty(container, name)
}

/** An assignment to `__proto__` would change the prototype instead of adding a key, as no parser of JSON does. */
function define(container: Container, name: string, value: unknown) {
  if (Array.isArray(container) && name === 'length') return
  const copy: unknown = structuredClone(value)
  Object.defineProperty(container, name, { value: copy, enumerable: true, configurable: true, writable: true })
}

function* placesOf(container: Container): Generator<[Container, string]> {
  for (const [name, node] of Object.entries(container)) {
    yield [container, name]
    if (typeof node === 'object' && node !== null) yield* placesOf(node as Container)
  }
}

/** The text of a value, sometimes cut or with something put into it. */
export const asText = (values: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc
    .tuple(
      values,
      fc.option(fc.tuple(fc.nat(), fc.constantFrom('', '\0', '"', '}', '\ufeff', '<b>', ',')), { freq: 5 }),
    )
    .map(([data, cut]) => {
      const text = JSON.stringify(data) ?? ''
      if (!cut) return text
      const [at, put] = cut
      return text.slice(0, at % (text.length + 1)) + put
    })
