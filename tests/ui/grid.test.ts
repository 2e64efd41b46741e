/** Distances lie on a grid of 4 px (docs/visual-design.md), wherever a style says one. */
import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { declarationsOf } from './support/style-rules.ts'

const root = new URL('../../', import.meta.url)
const distance = /^(gap|(row|column)-gap|(margin|padding)(-(top|bottom|left|right))?)$/

/** Distances that make up for something that is no distance, and what that is. */
const derived: Record<string, string> = {
  'src/screens/parts/file-list.tsx: margin-right -10': 'the cross is 24 px wide, its button 44',
  'src/ui/form/components.ts: margin-top 1': 'an icon of 16 px beside a line of 18',
  'src/ui/form/components.ts: padding 14': 'a line of 24 px in a field of 52',
  'src/ui/styles/text.css: margin -1': 'takes no room',
}

type Declaration = readonly [property: string, value: string]

/** Styles in code: those of MUI's components, and `style` of an element. */
function stylesIn(node: ts.Node): Declaration[] {
  const inside: Declaration[] = []
  ts.forEachChild(node, (child) => {
    inside.push(...stylesIn(child))
  })
  if (!ts.isPropertyAssignment(node)) return inside
  const name = node.name.getText().replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const value = node.initializer.getText()
  return [...inside, [name, /^-?\d+$/.test(value) ? `${value}px` : value]]
}

function declarationsIn(file: string): Declaration[] {
  const text = readFileSync(new URL(file, root), 'utf8')
  return file.endsWith('.css')
    ? declarationsOf(text)
    : stylesIn(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
}

it('every distance is a multiple of 4 px, or has a reason', () => {
  const files = ['src/ui', 'src/screens', 'src/widget'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|css)$/.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  )
  const found = files.flatMap((file) =>
    declarationsIn(file)
      .filter(([property]) => distance.test(property))
      .flatMap(([property, value]) =>
        [...value.matchAll(/(-?[\d.]+)px/g)].map(([, px]) => ({ px: Number(px), says: `${file}: ${property} ${px}` })),
      ),
  )
  expect(found.length).toBeGreaterThan(60)
  const off = found.filter(({ px }) => px % 4 !== 0).map(({ says }) => says)
  expect([...new Set(off)].sort()).toEqual(Object.keys(derived))
})
