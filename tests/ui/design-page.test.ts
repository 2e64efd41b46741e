import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { designPage } from '../gallery/design-tokens.ts'

it('docs/design.md says what the tokens are', async () => {
  for (const [file, text] of Object.entries(await designPage()))
    expect(await readFile(new URL(`../../docs/${file}`, import.meta.url), 'utf8'), 'run `npm run docs:design`').toBe(
      text,
    )
})
