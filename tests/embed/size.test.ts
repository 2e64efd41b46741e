/** What a host downloads: the core, how much hook and element add, and the file that loads with the first `open()`. */
import { expect, it } from 'vitest'
import budgets from '../budgets/budgets.json' with { type: 'json' }
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

it.each<[name: string, limit: number, bytes: () => Promise<number>]>([
  ['the core', coreLimit, async () => core.entry],
  ['the surfaces, a file that loads with the first open()', surfaces, async () => core.later],
  ['what the hook adds', hook, async () => (await ofHost(uses.hook)).entry - core.entry],
  ['what the element adds', element, async () => (await ofHost(uses.element)).entry - core.entry],
])('%s: %d bytes at most, compressed with gzip', async (name, limit, bytes) => {
  const size = await bytes()
  process.stdout.write(`${name}: ${size} of ${limit} bytes\n`)
  expect(size).toBeGreaterThan(100)
  expect(size).toBeLessThanOrEqual(limit)
})
