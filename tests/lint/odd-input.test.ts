import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lint, rules } from '../../src/lint/index.ts'
import { mutantOf } from '../flow/support/mutations.ts'
import { textOf } from './support/cases.ts'
import { realFlow, realLocales } from './support/real.ts'

const small = () => JSON.parse(textOf({ base: 'small', edits: {} })) as unknown
const french = () => JSON.parse(realLocales.find(({ file }) => file.endsWith('fr.json'))?.text ?? '') as unknown
const flowOf = (value: unknown) => ({ file: 'small.flow.json', text: JSON.stringify(value) })

const overReleases = rules.filter(({ id }) => id === 'migrations')

describe('whatever is written, the linter says what is wrong and never fails', () => {
  it.each(['', '{', 'null', '[]', '"flow"', '{}', '{"steps": 5}', '{"steps": {"a": null}}', '{"__proto__": {}}'])(
    'as a flow: %s',
    (text) => {
      const file = 'small.flow.json'
      expect(lint({ flows: [{ file, text }] }).length).toBeGreaterThan(0)
      expect(lint({ flows: [realFlow], base: [{ file: 'connect.flow.json', text }] }, overReleases)).toBeInstanceOf(
        Array,
      )
    },
  )

  it.each(['', '{', 'null', '[]', '{"a.b": null}', '{"a.b": "{"}', '{"__proto__": "x"}'])('as a locale: %s', (text) => {
    for (const language of ['en', 'fr', 'en_US', 'no language'])
      expect(lint({ flows: [], locales: [...realLocales, { file: `${language}.json`, text }] })).toBeInstanceOf(Array)
  })

  it('as a flow with one thing changed', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(mutantOf(small), (mutant) => {
        expect(lint({ flows: [flowOf(mutant)], base: [flowOf(small())] })).toBeInstanceOf(Array)
        expect(lint({ flows: [flowOf(small())], base: [flowOf(mutant)] })).toBeInstanceOf(Array)
      }),
      { numRuns: 120 },
    )
  })

  it('as a locale with one thing changed', () => {
    const others = realLocales.filter(({ file }) => !file.endsWith('fr.json'))
    const overLocales = rules.filter(({ over }) => over === 'locales')
    fc.assert(
      fc.property(mutantOf(french), (mutant) => {
        const locales = [...others, { file: 'locales/fr.json', text: JSON.stringify(mutant) }]
        expect(lint({ flows: [], locales }, overLocales)).toBeInstanceOf(Array)
      }),
      { numRuns: 30 },
    )
  })
})
