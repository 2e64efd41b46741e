/** The style sheet, the components and the tokens fit each other. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { media } from '../../src/ui/tokens.ts'
import { declarationsOf, preludesOf } from './support/style-rules.ts'

const root = new URL('../../src/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')
const filesIn = (folder: string, ending: string) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)

const sheets = filesIn('ui/styles', '.css')
const rules = sheets.map(read).join('\n')
const code = ['ui', 'screens', 'widget'].flatMap((folder) => filesIn(folder, '.tsx')).map(read)
const page = ['../index.html', '../scripts/unavailable-page.ts'].map(read)
const markup = [...code, ...page].join('\n')
const sorted = (names: Iterable<string | undefined>) => [...new Set(names)].sort()
const captured = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name)

describe('the style sheet', () => {
  it('has a rule for every class, and no other', () => {
    const used = captured(markup, /class(?:Name="|="|: ')([\w -]*)["']/g).flatMap((names) => (names ?? '').split(' '))
    const shell = filesIn('widget', '.css').map(read).join('\n')
    const styled = preludesOf(rules + shell).flatMap((prelude) => captured(prelude, /\.([a-z][\w-]*)/g))
    expect(sorted(styled)).toEqual(sorted(used))
  })

  it('uses only custom properties that exist', () => {
    const own = declarationsOf(rules).map(([property]) => property)
    const tokens = declarationsOf(read('generated/tokens.css')).map(([property]) => property)
    const known = new Set([...own, ...tokens])
    const used = sorted(captured(rules, /var\((--[\w-]+)/g))
    expect(used.length).toBeGreaterThan(40)
    expect(used.filter((name) => !known.has(name as string))).toEqual([])
  })

  it('changes its layout where the tokens say', () => {
    const used = sorted(preludesOf(rules).filter((prelude) => prelude.startsWith('@media')))
    const known: readonly string[] = Object.values(media)
    expect(used.filter((query) => !known.includes(query as string))).toEqual([])
  })

  it('imports every file', () => {
    const imported = captured(read('ui/styles/index.css'), /@import ["']\.\/([\w-]+\.css)/g)
    expect(sorted([...imported, 'index.css'])).toEqual(sorted(sheets.map((file) => file.split('/').at(-1))))
  })

  it('has the animations that its rules name, and no other', () => {
    const named = declarationsOf(rules)
      .filter(([property]) => /^animation(-name)?$/.test(property))
      .flatMap(([, value]) => value.split(' ').filter((word) => /^[a-z]/.test(word) && !keywords.includes(word)))
    expect(sorted(named)).toEqual(sorted(captured(rules, /@keyframes ([\w-]+)/g)))
  })
})

/** Of the shorthand, beside the name. */
const keywords = [
  'var(--screen)',
  'var(--slow)',
  'var(--ease)',
  'linear',
  'ease-in-out',
  'infinite',
  'backwards',
  'none',
]
