/** The files themselves: sound, understood by both runners, and telling of all there is. */
import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { describeScenarios } from '../../src/sandbox/index.ts'
import { browserActions } from './support/browser-verbs.ts'
import { facts } from './support/headless-facts.ts'
import { headlessActions } from './support/headless-verbs.ts'
import { localeOf } from './support/phrases.ts'
import { playthroughs } from './support/playthrough.ts'
import { screenMarkers } from './support/screen-markers.ts'
import { buttons } from './support/verbs.ts'

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'))
const schema = read('schemas/playthrough.schema.json')
const isSound = new Ajv({ strict: true, allowUnionTypes: true }).compile(schema)

/** Every value that stands under a key, at any depth. */
function valuesOf(node: unknown, key: string): unknown[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) => [...(name === key ? [value] : []), ...valuesOf(value, key)])
}

describe('playthrough files', () => {
  it('are at least 45, each with a sentence of its own', () => {
    expect(playthroughs.length).toBeGreaterThanOrEqual(45)
    expect(playthroughs.map(({ name }) => name).filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([])
    expect(new Set(playthroughs.map(({ says }) => says)).size).toBe(playthroughs.length)
  })

  it.each(playthroughs)('$name fits the schema', ({ name }) => {
    isSound(read(`tests/playthroughs/${name}.playthrough.json`))
    expect(isSound.errors ?? []).toEqual([])
  })

  it('play every scenario of the sandbox', () => {
    const played = new Set(
      playthroughs.flatMap(({ start, play }) => [...valuesOf(play, 'as'), ...valuesOf(start, 'username')]),
    )
    expect(describeScenarios().filter(({ username }) => !played.has(username))).toEqual([])
  })

  it('use every verb', () => {
    const used = new Set(playthroughs.flatMap(({ play }) => valuesOf(play, 'do')))
    expect(Object.keys(headlessActions).filter((verb) => !used.has(verb))).toEqual([])
  })

  it('name messages that exist, and so do the runners', () => {
    const named = [
      ...playthroughs.flatMap(({ play }) => [...valuesOf(play, 'says'), ...valuesOf(play, 'not')]),
      ...valuesOf(buttons, 'says'),
      Object.keys(facts),
      Object.values(screenMarkers)
        .flat(2)
        .filter((sign) => typeof sign === 'string'),
    ].flat()
    expect(named.filter((key) => localeOf('en')[String(key)] === undefined)).toEqual([])
  })
})

describe('the schema', () => {
  const verbs = valuesOf(schema.definitions, 'do').flatMap((verb) => valuesOf(verb, 'const'))

  it.each([
    ['headless', headlessActions],
    ['browser', browserActions],
  ])('has the verbs of the %s runner', (_, actions) => {
    expect(Object.keys(actions).sort()).toEqual(verbs.sort())
  })

  it('has the screens of the flow', () => {
    const screens: string[] = read('schemas/flow.schema.json').definitions.screenName.enum
    expect(schema.definitions.see.properties.see.enum).toEqual([...screens, 'closed'])
  })

  it('has settings that client info has', () => {
    const settings = Object.keys(schema.properties.start.properties).filter((name) => name !== 'source_id')
    const known = read('schemas/api/info.json').properties.response.properties
    expect(settings.filter((name) => !(name in known))).toEqual([])
  })

  it.each([
    ['an unknown verb', { do: 'dance' }],
    ['a verb without what it needs', { do: 'pick' }],
    ['a verb with too much', { do: 'back', twice: true }],
    ['an unknown screen', { see: 'nowhere' }],
    ['an unknown message', { hear: ['applause'] }],
    ['what is no key', { see: 'consent', says: ['Continue'] }],
  ])('refuses %s', (_, moment) => {
    expect(isSound({ says: 'A made-up one.', start: {}, play: [moment] })).toBe(false)
  })
})
