/** Distances lie on a grid of 4 px (docs/visual-design.md), wherever a style says one. */
import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)
const distance = /^(gap|rowGap|columnGap|(margin|padding)(Top|Bottom|Left|Right)?)$/

/** Distances that make up for something that is no distance, and what that is. */
const derived: Record<string, string> = {
  'src/screens/parts/file-list.tsx: margin 7': 'a bar of 4 px in the place of a line of 18',
  'src/screens/parts/file-list.tsx: marginRight -10': 'the cross is 24 px wide, its button 44',
  'src/ui/form/components.ts: marginTop 1': 'an icon of 16 px beside a line of 18',
  'src/ui/form/components.ts: padding 14': 'a line of 24 px in a field of 52',
  'src/ui/visually-hidden.tsx: margin -1': 'takes no room',
}

const files = ['src/ui', 'src/screens'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
)

/** Every number of px that a style's distance is made of; `space(3)` says 12. */
function distancesIn(node: ts.Node): [string, number][] {
  const inside: [string, number][] = []
  ts.forEachChild(node, (child) => {
    inside.push(...distancesIn(child))
  })
  if (!ts.isPropertyAssignment(node) || !distance.test(node.name.getText())) return inside
  const text = node.initializer.getText()
  const spaced = [...text.matchAll(/space\(([^)]*)\)/g)].flatMap(([, steps = '']) =>
    steps.split(',').map((it) => Number(it) * 4),
  )
  const plain = /^-?\d+$/.test(text) ? [Number(text)] : [...text.matchAll(/(-?[\d.]+)px/g)].map(([, px]) => Number(px))
  return [...inside, ...[...spaced, ...plain].map((px): [string, number] => [node.name.getText(), px])]
}

it('every distance is a multiple of 4 px, or has a reason', () => {
  const found = files.flatMap((file) =>
    distancesIn(ts.createSourceFile(file, readFileSync(new URL(file, root), 'utf8'), ts.ScriptTarget.Latest, true)).map(
      ([name, px]) => ({ px, says: `${file}: ${name} ${px}` }),
    ),
  )
  expect(found.length).toBeGreaterThan(60)
  const off = found.filter(({ px }) => px % 4 !== 0).map(({ says }) => says)
  expect([...new Set(off)].sort()).toEqual(Object.keys(derived))
})
