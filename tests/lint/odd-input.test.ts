import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fix, lint, rules } from '../../src/lint/index.ts'
import { mutantOf } from '../flow/support/mutations.ts'
import { textOf } from './support/cases.ts'
import { realFlow, realLocales } from './support/real.ts'

const small = () => JSON.parse(textOf({ base: 'small', edits: {} })) as unknown
const french = () => JSON.parse(realLocales.find(({ file }) => file.endsWith('fr.json'))?.text ?? '') as unknown
const flowOf = (value: unknown) => ({ file: 'small.flow.json', text: JSON.stringify(value) })

const overReleases = rules.filter(({ id }) => id === 'migrations')

/** Deep enough to overflow the stack of a recursive reader. */
const deep = (open: string, close: string) => open.repeat(5_000) + close.repeat(5_000)

describe('whatever a file contains, the linter reports what is wrong and never fails', () => {
  it.each([
    ['lists that never close', deep('[', '')],
    ['lists', deep('[', ']')],
    ['objects', `${deep('{"a":', '}').slice(0, 25_000)}1${'}'.repeat(5_000)}`],
  ])('%s nested 5,000 deep are one finding', (_, text) => {
    const files = { flows: [{ file: 'deep.flow.json', text }] }
    const { findings, files: after } = fix(files, rules)
    expect(findings.filter(({ follows }) => !follows)).toMatchObject([
      { rule: 'sound-json', message: expect.stringContaining('nested more than 100 levels deep') },
    ])
    expect(after).toEqual(files)
    expect(lint({ flows: [realFlow], base: [{ file: 'connect.flow.json', text }] }, overReleases)).toEqual([])
    expect(lint({ flows: [], locales: [{ file: 'locales/en.json', text }] })).toHaveLength(1)
  })

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

  it('as a released flow with a screen that is no name', () => {
    const released = small() as { steps: Record<string, { screen: unknown }> }
    Object.assign(released.steps['selectSource'] as object, { screen: { toString: null } })
    expect(lint({ flows: [flowOf(small())], base: [flowOf(released)] })).toBeInstanceOf(Array)
  })

  it('as a flow with one thing changed', () => {
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
