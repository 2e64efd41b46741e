/** What the engine and the closures of conditions weigh, compressed with gzip (tests/budgets/README.md). */
import { expect, it } from 'vitest'
import budgets from '../budgets/budgets.json' with { type: 'json' }
import { overBudget } from '../budgets/sizes.ts'
import { sizeOf } from '../support/size-of.ts'

const src = new URL('../../src', import.meta.url).pathname

it(`the engine has at most ${budgets.engineKiB} KiB`, async () => {
  const { entry, parts } = await sizeOf(
    `export { start, transition, accepts } from '${src}/engine/index.ts'
     export * from '${src}/flow/closures.ts'`,
    [/generated\/flow\.shape/],
  )
  expect(entry).toBeGreaterThan(1024)
  expect(overBudget('the engine', entry, budgets.engineKiB * 1024, parts)).toEqual([])
})
