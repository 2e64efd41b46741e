import { describe, expect, it } from 'vitest'
import { fold, matchesOf, rankOf, typosOf } from '../../src/screens/options/similar-names.ts'

describe('names', () => {
  it.each([
    ["Électricité du Val d'Ambre", 'electricite du val d ambre'],
    ['E\u0301nergie', 'energie'],
    ['Stadtwerke Straßenfluß', 'stadtwerke strassenfluss'],
    ['ØRSTED Łódź', 'orsted lodz'],
    ['Ｆｕｌｌ', 'full'],
  ])('%s is compared as %s', (name, folded) => expect(fold(name)).toBe(folded))

  it.each([
    ['Hydra Water', 'hyd', 'Hyd', 0],
    ['Hydra Water', ' WATER ', 'Water', 1],
    ['Tamarack Hydro', 'rack', 'rack', 2],
    ['Électricité du Val', 'electric', 'Électric', 0],
    ['E\u0301nergie', 'ene', 'E\u0301ne', 0],
    ['Straßenbahn', 'strasse', 'Straße', 0],
    ['Overwater Water', 'water', 'Water', 1],
    ["Gaz d'Or", 'd or', "d'Or", 1],
  ])('%s matches %s in %s, with the rank %i', (name, term, part, rank) => {
    const match = matchesOf(term)(name)
    expect(match && name.slice(...match)).toBe(part)
    expect(rankOf(name, match)).toBe(rank)
  })

  it.each([
    ['Hydra Water', 'xyz'],
    ['Hydra Water', ' '],
    ['🔌', 'a'],
  ])('%s does not match "%s"', (name, term) => {
    expect(matchesOf(term)(name)).toBeNull()
    expect(rankOf(name, null)).toBe(3)
  })

  it.each([
    ['Hydra Water', 'hydra', 0],
    ['Hydra Water', 'hidra', 1],
    ['Hydra Water', 'hydar', 1],
    ['Hydro Laurentide', 'hydar', 1.5],
    ['Hydra Water', 'hyra', 1],
    ['Hydra Water', 'watter', 1],
    ['Stadtwerke Lindenbrück', 'lindenbruk', 1],
    ['Pinecrest Light & Power', 'pinecerst ligth', 2],
    ['Hydra Water', 'hixra', null],
    ['Hydra Water', 'hyx', null],
    ['Hydra Water', 'gas', null],
    ['', 'gas', null],
    ['Hydra Water', '', null],
  ])('%s is %s but for %o typos', (name, term, typos) => expect(typosOf(term)(name)).toBe(typos))

  it('are compared as far as they are shown, with the beginning of a long term', () => {
    const long = `${'a '.repeat(100)}hydra`
    expect([typosOf('hydra')(long), matchesOf('hydra')(long)]).toEqual([null, null])
    const word = 'electricity'.repeat(4)
    expect(typosOf(`${word} and something else`)(word.slice(0, 40))).toBe(0)
  })
})
