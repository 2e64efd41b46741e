/** What the studio weighs, and that the widget carries none of it. */
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { studioSizes } from '../bench/studio/sizes.ts'
import { builtChunks } from '../budgets/sizes.ts'

test('the page of the studio has at most 450 KiB with gzip, without its workers', async () => {
  const { page } = await studioSizes(fileURLToPath(new URL('../../dist/studio/assets', import.meta.url)))
  expect(page / 1024).toBeLessThanOrEqual(450)
  expect(page / 1024).toBeGreaterThan(200)
})

test('the widget contains nothing of the studio', async () => {
  const parts = (await builtChunks()).flatMap(({ modules }) => Object.keys(modules))
  expect(parts).toContain('react')
  expect(parts.filter((part) => /^(src\/(studio|map)\/|@xyflow|@atlaskit|@codemirror|elkjs)/.test(part))).toEqual([])
})
