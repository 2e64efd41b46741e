/** What a host downloads: the core, how much hook and element add, and the file that loads with the first `open()`. */
import { expect, it } from 'vitest'
import budgets from '../budgets/budgets.json' with { type: 'json' }
import { overBudget } from '../budgets/sizes.ts'
import { sizeOf } from '../support/size-of.ts'

const folder = new URL('../../src/embed', import.meta.url).pathname
const { core: coreLimit, surfaces, hook, element } = budgets.hostBytes

/** What a page that uses one of them contains; its bundler leaves out the rest. */
const uses = {
  core: `export { create } from '${folder}/index.ts'`,
  hook: `export { useTieline, Tieline } from '${folder}/react.ts'`,
  element: `export { TielineElement } from '${folder}/element.ts'`,
}

const ofHost = (code: string) => sizeOf(code, ['react'])
const core = await ofHost(uses.core)

/** What a page downloads beyond the core. */
async function added(code: string): Promise<[bytes: number, parts: readonly string[]]> {
  const { entry, parts } = await ofHost(code)
  return [entry - core.entry, parts.filter((part) => !core.parts.includes(part))]
}

it.each<[name: string, limit: number, measure: () => Promise<[bytes: number, parts: readonly string[]]>]>([
  ['the core', coreLimit, async () => [core.entry, core.parts]],
  ['the surfaces, a file that loads with the first open()', surfaces, async () => [core.later, core.parts]],
  ['what the hook adds', hook, () => added(uses.hook)],
  ['what the element adds', element, () => added(uses.element)],
])('%s: %d bytes at most, compressed with gzip', async (name, limit, measure) => {
  const [size, parts] = await measure()
  process.stdout.write(`${name}: ${size} of ${limit} bytes\n`)
  expect(size).toBeGreaterThan(100)
  expect(overBudget(name, size, limit, parts)).toEqual([])
})
