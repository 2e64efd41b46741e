import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { designPage } from '../gallery/design-tokens.ts'

it('docs/visual-design.md says what the tokens are', async () => {
  for (const [file, text] of Object.entries(await designPage()))
    expect(await readFile(new URL(`../../docs/${file}`, import.meta.url), 'utf8'), 'run `npm run docs:design`').toBe(
      text,
    )
})

/** Every page in words of this repository but the folders that are no part of it. */
const root = new URL('../../', import.meta.url)
const pages = ['', 'docs/', 'src/', 'tests/', 'flows/', 'schemas/'].flatMap((folder) =>
  readdirSync(new URL(folder || '.', root), { recursive: folder !== '', encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => new URL(folder + name, root)),
)
const pictures = pages.flatMap((page) =>
  [...readFileSync(page, 'utf8').matchAll(/!\[[^\]]*\]\(([^)\s]+)\)/g)].map(
    ([, address = '']) => new URL(address, page),
  ),
)

it('every picture of a page exists and is small enough', () => {
  expect(pictures.length).toBeGreaterThanOrEqual(5)
  expect(pictures.filter((picture) => !existsSync(picture)).map(String)).toEqual([])
  expect(pictures.filter((picture) => statSync(picture).size > 400_000).map(String)).toEqual([])
})
