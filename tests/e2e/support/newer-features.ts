/** Finds in built files what is newer than given browsers, by MDN's compatibility data. */
import { createRequire } from 'node:module'
import type { BrowserName, CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data'
import { parseSync, Visitor } from 'vite'

export type Floor = Partial<Record<BrowserName, number>>

const compat = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData
/** Types whose methods can be told by their names alone. */
const types = ['Array', 'Iterator', 'Map', 'Object', 'Promise', 'Set', 'String', 'TypedArray']

/** Names, each once: functions such as `AbortSignal.any`, `new X`, methods such as `toSorted()`, and syntax. */
export function newerInScript(floor: Floor, code: string): string[] {
  const found = new Set<string>()
  const { program } = parseSync('built.js', code, { sourceType: 'module' })
  const newer = newerNames(floor)
  // biome-ignore-start lint/correctness/noComponentHookFactories: these are names of syntax
  new Visitor({
    MemberExpression: ({ object, property }) => {
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return
      const name = `${object.name}.${property.name}`
      if (newer.functions.has(name)) found.add(name)
    },
    CallExpression: ({ callee }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (newer.methods.has(callee.property.name)) found.add(`${callee.property.name}()`)
    },
    NewExpression: ({ callee }) => {
      if (callee.type === 'Identifier' && newer.constructors.has(callee.name)) found.add(`new ${callee.name}`)
    },
    StaticBlock: () => found.add('static block'),
    Literal: (node) => {
      if (!('regex' in node)) return
      if (/\(\?<[=!]/.test(node.regex.pattern)) found.add('lookbehind')
      if (node.regex.flags.includes('v')) found.add('regular expression with the flag v')
    },
  }).visit(program)
  // biome-ignore-end lint/correctness/noComponentHookFactories: these are names of syntax
  return [...found]
}

/** Names, each once: properties such as `text-wrap`, functions of colours such as `color-mix()`, and `:has`. */
export function newerInStyles(floor: Floor, css: string): string[] {
  const { properties, selectors, types: values } = compat.css
  const within = (group: Identifier | undefined, pattern: RegExp) =>
    [...new Set(Array.from(css.matchAll(pattern), ([, name]) => name as string))].filter((name) => {
      const statement = group?.[name]?.__compat
      return statement && isAbove(floor, statement)
    })
  return [
    ...within(properties, /[{;]([\w-]+):/g),
    ...within(values?.['color'], /([\w-]+)\(/g).map((name) => `${name}()`),
    // In a selector no semicolon or brace comes before the opening one.
    ...within(selectors, /[^:]:([\w-]+)(?=[^;{}]*\{)/g).map((name) => `:${name}`),
  ]
}

function newerNames(floor: Floor) {
  const functions = new Set<string>()
  const constructors = new Set<string>()
  const methods = new Map<string, boolean>()
  for (const [type, members] of Object.entries({ ...compat.api, ...compat.javascript.builtins }))
    for (const [key, { __compat }] of Object.entries(members).filter(([key]) => key !== '__compat')) {
      const newer = __compat !== undefined && isAbove(floor, __compat)
      if (newer) functions.add(`${type}.${key.replace(/_static$/, '')}`)
      if (newer && key === type) constructors.add(type)
      // A name that one type has had for long is no sign of the newer method of another.
      if (__compat && types.includes(type)) methods.set(key, (methods.get(key) ?? true) && newer)
    }
  return { functions, constructors, methods: new Set([...methods].filter(([, newer]) => newer).map(([name]) => name)) }
}

function isAbove(floor: Floor, { support }: CompatStatement): boolean {
  return Object.entries(floor).some(([browser, lowest]) => {
    const given = support[browser as BrowserName]
    const [first] = Array.isArray(given) ? given : [given]
    if (!first) return false
    return !first.version_added || first.flags !== undefined || Number.parseFloat(String(first.version_added)) > lowest
  })
}
