/** Every browser test runs under the page monitor of tests/support/browser.ts. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folders = ['tests/e2e', 'tests/hostile', 'tests/package']
const specs = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
  .filter((file) => /\.ts$/.test(file) && !file.includes('/node_modules/'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const files = (isOdd: (text: string) => boolean) => specs.filter(({ text }) => isOdd(text)).map(({ file }) => file)

it('finds them', () => {
  expect(specs.length).toBeGreaterThan(60)
})

it('a test with a page takes `test` from the monitor', () => {
  const bypasses = (text: string) =>
    /import {[^}]*\btest\b[^}]*} from '@playwright\/test'/.test(text) && text.includes('.goto(')
  expect(files(bypasses)).toEqual([])
})

it('a context of its own is monitored, too', () => {
  const isUnwatched = (text: string) => text.includes('.newContext(') && !/\bmonitor(Pages)?\(/.test(text)
  expect(files(isUnwatched)).toEqual([])
})
