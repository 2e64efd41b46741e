/** The files: they fit the schema and both runners, and use every action and scenario. */
import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { describeScenarios } from '../../src/sandbox/index.ts'
import { buttons } from './support/actions.ts'
import { browserPerformers } from './support/browser-actions.ts'
import { headlessPerformers } from './support/headless-actions.ts'
import { messageConditions } from './support/headless-messages.ts'
import { localeOf } from './support/phrases.ts'
import { playthroughs } from './support/playthrough.ts'
import { playthroughOfEvent, playthroughOfMfaType } from './support/playthrough-of-event.ts'
import { screenMarkers } from './support/screen-markers.ts'

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'))
const schema = read('schemas/playthrough.schema.json')
const isValid = new Ajv({ strict: true, allowUnionTypes: true }).compile(schema)

/** Actions after which the same screen is expected, and which submit nothing. */
const staysOnScreen: readonly string[] = ['wait', 'reload', 'click-outside']

/** All values of a key, at any depth. */
function valuesOf(node: unknown, key: string): unknown[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) => [...(name === key ? [value] : []), ...valuesOf(value, key)])
}

describe('playthrough files', () => {
  it('are at least 45, each with its own description', () => {
    expect(playthroughs.length).toBeGreaterThanOrEqual(45)
    expect(playthroughs.map(({ name }) => name).filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([])
    expect(new Set(playthroughs.map(({ description }) => description)).size).toBe(playthroughs.length)
  })

  it.each(playthroughs)('$name fits the schema', ({ name }) => {
    isValid(read(`tests/playthroughs/${name}.playthrough.json`))
    expect(isValid.errors ?? []).toEqual([])
  })

  it('play every scenario of the sandbox', () => {
    const played = new Set(
      playthroughs.flatMap(({ start, steps }) => [...valuesOf(steps, 'as'), ...valuesOf(start, 'username')]),
    )
    expect(describeScenarios().filter(({ username }) => !played.has(username))).toEqual([])
  })

  it('tell a host every event', () => {
    const names = playthroughs.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining([...Object.values(playthroughOfEvent), ...Object.values(playthroughOfMfaType)]),
    )
  })

  it('use every action', () => {
    const used = new Set(playthroughs.flatMap(({ steps }) => valuesOf(steps, 'do')))
    expect(Object.keys(headlessPerformers).filter((action) => !used.has(action))).toEqual([])
  })

  it.each(playthroughs)('$name: says what is new when a submit leads to the same screen', ({ steps }) => {
    const unclear = steps.flatMap((step, index) => {
      const earlier = steps.slice(0, index).reverse()
      const action = earlier.find((each) => 'see' in each || 'do' in each)
      if (!('see' in step) || !action || !('do' in action) || staysOnScreen.includes(action.do)) return []
      const before = earlier.find((each) => 'see' in each)
      const isClear = before?.see !== step.see || [step.shows, step.hides, step.text].some((each) => each?.length)
      return isClear ? [] : [`/steps/${index}`]
    })
    expect(unclear).toEqual([])
  })

  it('name only existing messages, like the runners', () => {
    const named = [
      ...playthroughs.flatMap(({ steps }) => [...valuesOf(steps, 'shows'), ...valuesOf(steps, 'hides')]),
      ...valuesOf(buttons, 'labels'),
      Object.keys(messageConditions),
      Object.values(screenMarkers)
        .flat(2)
        .filter((marker) => typeof marker === 'string'),
    ].flat()
    expect(named.filter((key) => localeOf('en')[String(key)] === undefined)).toEqual([])
  })
})

describe('the schema', () => {
  const names = valuesOf(schema.definitions, 'do').flatMap((action) => valuesOf(action, 'const'))

  it.each([
    ['headless', headlessPerformers],
    ['browser', browserPerformers],
  ])('has the actions of the %s runner', (_, performers) => {
    expect(Object.keys(performers).sort()).toEqual(names.sort())
  })

  it('has the screens of the flow', () => {
    const screens: string[] = read('schemas/flow.schema.json').definitions.screenName.enum
    const unused = ['form', 'continue-on-phone']
    const played = screens.filter((name) => !unused.includes(name))
    expect(schema.definitions.see.properties.see.enum).toEqual([...played, 'closed'])
  })

  it('has only settings of client info', () => {
    const settings = Object.keys(schema.properties.start.properties).filter((name) => name !== 'source_id')
    const known = read('schemas/api/info.json').properties.response.properties
    expect(settings.filter((name) => !(name in known))).toEqual([])
  })

  it.each([
    ['an unknown action', { do: 'dance' }],
    ['an action without a required key', { do: 'pick' }],
    ['an action with an unknown key', { do: 'back', twice: true }],
    ['an unknown screen', { see: 'nowhere' }],
    ['an unknown message', { received: ['applause'] }],
    ['a text in place of a key', { see: 'consent', shows: ['Continue'] }],
  ])('rejects %s', (_, step) => {
    expect(isValid({ description: 'A test of the schema.', start: {}, steps: [step] })).toBe(false)
  })
})
