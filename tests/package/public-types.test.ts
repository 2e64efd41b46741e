import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { typesPage } from '../../scripts/docs-types.ts'

it('docs/public-types.md says what the public types are', () => {
  const page = readFileSync(new URL('../../docs/public-types.md', import.meta.url), 'utf8')
  expect(page, 'the public types have changed: if that is meant, run `npm run docs:types`').toBe(typesPage())
})
