/** The studio has the colours and corners of the widget's tokens, and one scale of distances and sizes of text. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { declarationsOf } from '../ui/support/style-rules.ts'

const root = new URL('../../src/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')
const scale = declarationsOf(read('studio/page/scale.css'))
const tokens = declarationsOf(read('generated/studio-tokens.css'))
const files = readdirSync(new URL('studio', root), { recursive: true, encoding: 'utf8' })
  .map((name) => `studio/${name.replaceAll('\\', '/')}`)
  .filter((name) => name.endsWith('.css') && name !== 'studio/page/scale.css')
const sheets = files.map((file) => ({ file, declarations: declarationsOf(read(file)) }))
const editor = { file: 'studio/text/theme.ts', text: read('studio/text/theme.ts') }

const literals: readonly [of: RegExp, what: RegExp][] = [
  [/./, /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|oklch|light-dark)\(/i],
  [/^(font|font-size)$/, /\d(px|r?em|pt)/],
  [/radius$/, /[1-9]/],
  // 1px is a hairline.
  [/^(gap|(row|column)-gap|(margin|padding)(-[a-z-]+)?)$/, /\b(?!1px)\d+px/],
]

it('every colour, corner, distance and size of text is a token', () => {
  expect(sheets.length).toBeGreaterThan(20)
  const found = sheets.flatMap(({ file, declarations }) =>
    declarations.flatMap(([property, value]) =>
      literals.some(([of, what]) => of.test(property) && what.test(value)) ? [`${file}: ${property}: ${value}`] : [],
    ),
  )
  expect(found).toEqual([])
  expect(editor.text).not.toMatch(/#[0-9a-f]{3,8}\b|fontSize: '\d/i)
})

it('every token that a style names exists, and every one of the scale is used', () => {
  const styles = sheets.flatMap(({ declarations }) => declarations.map(([, value]) => value))
  const used = new Set(
    [...styles, editor.text].flatMap((text) => [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)),
  )
  const known = [...scale, ...tokens].map(([name]) => name)
  expect([...used].filter((name) => !known.includes(name as string))).toEqual([])
  expect(scale.filter(([name]) => !used.has(name)).map(([name]) => name)).toEqual([])
})

it('distances lie on a grid of 4 px', () => {
  const distances = scale.filter(([name]) => name.startsWith('--space-'))
  expect(distances.map(([name]) => [name, `${4 * Number(name.slice('--space-'.length))}px`])).toEqual(distances)
})
