/** In which order the texts of a place are listed, and how they are found. */
import { describe, expect, it } from 'vitest'
import english from '../../locales/en.json'
import { messageGroups, messagesWith } from '../../src/studio/document/words-places.ts'

const keys = Object.keys(english)
const keysIn = (part: string) => keys.filter((key) => key.startsWith(`${part}.`))

describe('the texts of a place', () => {
  it('begin with the heading of each screen and the rest of it, and end with what surrounds them', () => {
    const groups = messageGroups(['select-source', 'credentials'])
    expect(groups.map(({ of, screen }) => screen ?? of)).toEqual(['select-source', 'credentials', 'parts', 'around'])
    const [source] = groups
    expect(source?.keys[0]).toBe('select-source.heading')
    const others = keysIn('select-source').filter((key) => key !== 'select-source.heading')
    expect(source?.keys.slice(1)).toEqual(others)
  })

  it('are all there, each once', () => {
    const all = messageGroups(['select-source', 'upload-invoices', 'waiting']).flatMap((group) => group.keys)
    expect(new Set(all).size).toBe(all.length)
    for (const part of ['about', 'problem', 'credentials', 'progress', 'header'])
      expect(all).toEqual(expect.arrayContaining(keysIn(part)))
  })
})

it.each([
  ['', keys.length],
  [' SELECT-source.heading', 1],
  ['sélectionnez un fournisseur', 1],
  ['who sends your bill', 1],
  ['no text says this', 0],
])('“%s” finds %i', (query, count) => {
  const written = [{ 'app.title': { en: 'Who sends your bill?' } }] as never
  expect(messagesWith(query, keys, written)).toHaveLength(count)
})
