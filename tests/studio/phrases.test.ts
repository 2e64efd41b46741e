/** The text editor says nothing in words of its packages: each phrase that they have is one of the controls. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { phrasesIn } from '../../src/studio/text/phrases.ts'
import english from '../../src/studio/ui-texts/en.json'
import { loadTexts } from '../../src/studio/ui-texts.tsx'

const packages = ['autocomplete', 'commands', 'language', 'lint', 'merge', 'search', 'view'] as const
const { format } = await loadTexts(['en'])
const phrases = phrasesIn(format)

/** In calls `phrase("…")`, `phrase(view, "…")` and `phrase(isFolded ? "…" : "…")`. */
const phrasesOf = (name: string): string[] =>
  [...readFileSync(`node_modules/@codemirror/${name}/dist/index.js`, 'utf8').matchAll(/\bphrase\(([^)]*)/g)].flatMap(
    ([, call = '']) => [...call.matchAll(/"([^"]+)"/g)].map(([, phrase = '']) => phrase),
  )

describe('every phrase of the package', () => {
  it.each(packages)('%s is one of the controls', (name) => {
    const used = phrasesOf(name)
    expect(used.length).toBeGreaterThan(0)
    expect(used.filter((phrase) => !Object.hasOwn(phrases, phrase))).toEqual([])
  })
})

it('no phrase is translated that no package has, and each text has one', () => {
  const used = packages.flatMap(phrasesOf)
  expect(Object.keys(phrases).filter((phrase) => !used.includes(phrase))).toEqual([])
  const own = Object.entries(english).flatMap(([id, words]) => (id.startsWith('text.phrase.') ? [words] : []))
  expect(new Set(Object.values(phrases))).toEqual(new Set(own))
})
