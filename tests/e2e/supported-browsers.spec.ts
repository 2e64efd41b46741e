/** The built widget uses nothing that is newer than the browsers it supports (docs/deploy.md). */
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from '../support/browser.ts'
import { openDemo } from './support/demo.ts'
import { newerInScript, newerInStyles } from './support/newer-features.ts'

const assets = fileURLToPath(new URL('../../dist/widget/assets/', import.meta.url))
const floor = { safari: 15.4, safari_ios: 15.4, chrome: 100, edge: 100, firefox: 100 }

/** Code that first asks whether there is such a thing. */
const guarded = ['Intl.Segmenter', 'new OffscreenCanvas', 'new CSSStyleSheet']

/** What only looks or feels better where a browser has it. */
const optionalStyles = [
  '-webkit-tap-highlight-color',
  ':has',
  'color-mix()',
  'contain-intrinsic-size',
  'content-visibility',
  'forced-color-adjust',
  'outline',
  'overscroll-behavior',
  'scale',
  'scrollbar-width',
  'text-wrap',
  'user-select',
]

/** By name, the content of each built file with this ending. */
async function builtFiles(ending: string): Promise<[name: string, text: string][]> {
  const names = (await readdir(assets)).filter((name) => name.endsWith(ending))
  return Promise.all(names.map(async (name) => [name, await readFile(assets + name, 'utf8')]))
}

test('the search finds newer functions, constructors, syntax and styles', () => {
  const code =
    'AbortSignal.any([]); [].toSorted(); new CSSStyleSheet(); class A { static {} }; /(?<=a)b/; [].map(f).at(1)'
  expect(newerInScript(floor, code).sort()).toEqual([
    'AbortSignal.any',
    'lookbehind',
    'new CSSStyleSheet',
    'static block',
    'toSorted()',
  ])
  const styles = 'a:has(b){color:light-dark(red,blue);field-sizing:content;margin:0}'
  expect(newerInStyles(floor, styles)).toEqual(['field-sizing', 'light-dark()', ':has'])
})

test('no script uses what one of these browsers lacks', async () => {
  const found = (await builtFiles('.js')).flatMap(([name, code]) =>
    newerInScript(floor, code)
      .filter((each) => !guarded.includes(each))
      .map((each) => `${name}: ${each}`),
  )
  expect(found).toEqual([])
})

test('no style depends on what one of these browsers lacks', async () => {
  const found = (await builtFiles('.css')).flatMap(([, css]) => newerInStyles(floor, css))
  expect(found.filter((each) => !optionalStyles.includes(each))).toEqual([])
})

test('a session runs where the browser refuses to change the history', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Too many changes.', 'SecurityError')
    }
    Object.assign(History.prototype, { pushState: refuse, replaceState: refuse })
    Object.assign(history, { pushState: refuse, replaceState: refuse })
  })
  const demo = await openDemo(page)
  await demo.connect({ search: 'hydro', username: 'user_good', password: 'pass_good' })
  await expect(demo.widget.getByRole('heading', { name: 'Select account' })).toBeVisible()
})

test('a session runs in a browser without the newer functions', async ({ page }) => {
  await page.addInitScript(() => {
    const newer: readonly [object, readonly string[]][] = [
      [AbortSignal, ['any', 'timeout']],
      [URL, ['canParse', 'parse']],
      [Promise, ['withResolvers', 'try']],
      [Object, ['groupBy']],
      [Array.prototype, ['findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [Document.prototype, ['adoptedStyleSheets']],
      [window, ['requestIdleCallback']],
    ]
    for (const [holder, names] of newer) for (const name of names) Reflect.deleteProperty(holder, name)
  })
  const demo = await openDemo(page)
  await demo.connect({ search: 'hydro', username: 'user_good', password: 'pass_good' })
  await expect(demo.widget.getByRole('heading', { name: 'Select account' })).toBeVisible()
})
