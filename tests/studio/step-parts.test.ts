/** What the studio offers to change in a step: its targets, what fits them, and its times. */
import { describe, expect, it } from 'vitest'
import { durationInWords } from '../../src/flow/index.ts'
import type { FlowDefinition } from '../../src/generated/flow.types.ts'
import { parseDuration } from '../../src/studio/controls/duration.ts'
import { readNumber } from '../../src/studio/controls/read-number.ts'
import { boundsAt, boundsOfSetting } from '../../src/studio/document/bounds.ts'
import { applyEdit, openDocument } from '../../src/studio/document/document.ts'
import { changeDescription } from '../../src/studio/document/edits/change-description.ts'
import { changeValue } from '../../src/studio/document/edits/change-value.ts'
import type { Edit } from '../../src/studio/document/edits/edit.ts'
import { targetsOf, timesOf, type WrittenTarget } from '../../src/studio/document/step-parts.ts'
import { choicesFor } from '../../src/studio/document/target-choices.ts'
import { specification } from '../support/specification.ts'

const { text } = specification.flow
const definition = JSON.parse(text) as FlowDefinition
const read = (edit: Edit | null) => JSON.parse(applyEdit(openDocument(text), edit as Edit).text) as FlowDefinition

describe('targets', () => {
  const of = (pointer: string) =>
    targetsOf(definition, 'enterCredentials').find((target) => target.pointer === pointer) as WrittenTarget

  it('are found as names, in rules, in lists and behind calls', () => {
    expect(of('/steps/enterCredentials/status/New')).toMatchObject({ to: 'polling', condition: null })
    expect(of('/steps/enterCredentials/back/1/to')).toMatchObject({ to: 'consent' })
    expect(of('/steps/enterCredentials/status/AccountSelection/0/to')).toMatchObject({ condition: 'choosesAccounts' })
    expect(of('/steps/enterCredentials/states/captcha/on/SUBMIT_ANSWER/do/onDone')).toMatchObject({
      state: 'captcha',
      to: 'polling',
      trigger: { kind: 'done', call: 'answerCaptcha' },
    })
  })

  it('that fit come first; the others have the reason why they do not', () => {
    const event = of('/steps/enterCredentials/states/credentials/on/SUBMIT_CREDENTIALS/to')
    const choices = choicesFor(definition, 'enterCredentials', event)
    expect(choices[0]).toEqual({ target: 'credentials-submitting', exclusion: null })
    expect(choices.find(({ target }) => target === 'captcha')?.exclusion).toEqual({
      code: 'asked-by-server',
      status: 'Captcha',
    })
    expect(choices.at(-1)?.exclusion).not.toBeNull()
    const status = of('/steps/enterCredentials/status/New')
    expect(choicesFor(definition, 'enterCredentials', status).every(({ exclusion }) => exclusion === null)).toBe(true)
    const [beside] = targetsOf(definition, 'errorTryAgain') as [WrittenTarget]
    const next = choicesFor(definition, 'errorTryAgain', beside).find(({ target }) => target === '@next')
    expect(next?.exclusion).toEqual({ code: 'beside-path' })
  })

  it('change alone', () => {
    const edit = changeValue(text, '/steps/enterCredentials/back/1/to', 'selectSource', {
      code: 'target-changed',
      step: 'enterCredentials',
      pointer: '/steps/enterCredentials/back/1/to',
      target: 'selectSource',
    })
    expect(edit?.change.insert.length).toBeLessThan(20)
    expect(targetsOf(read(edit), 'enterCredentials').filter(({ to }) => to === 'selectSource')).toHaveLength(1)
  })
})

describe('times', () => {
  it('are found with their bounds; some are settings', () => {
    const times = timesOf(definition, 'enterCredentials')
    expect(times).toContainEqual({
      pointer: '/steps/enterCredentials/poll/timeoutMs',
      key: 'timeoutMs',
      state: null,
      trigger: null,
      condition: null,
      value: 240_000,
      bounds: { minimum: 30_000, maximum: 1_800_000 },
    })
    expect(times).toContainEqual(expect.objectContaining({ key: 'after', value: 'loadedDelayMs' }))
    expect(times.find(({ pointer }) => pointer.endsWith('/status/AccountSelection/0/after'))).toMatchObject({
      trigger: { kind: 'status', status: 'AccountSelection' },
      condition: 'choosesAccounts',
    })
    expect(times.find(({ pointer }) => pointer.endsWith('/load/everyMs'))).toMatchObject({ state: 'select-account' })
    expect(boundsOfSetting('searchMinLength')).toMatchObject({ minimum: 1, maximum: 10 })
  })

  it.each([
    [240_000, '4 min'],
    [90_000, '1 min 30 s'],
    [500, '500 ms'],
    [0, '0 ms'],
    [3_600_000, '1 h'],
  ])('%d is written %s, and read back', (ms, words) => {
    expect(durationInWords(ms)).toBe(words)
    expect(parseDuration(words)).toBe(ms)
  })

  it.each([
    ['1,5 min', 90_000],
    ['2s', 2000],
    ['700', 700],
    ['soon', null],
    ['', null],
    ['-4 s', null],
    ['240 000 ms', 240_000],
    ['1\u202f500 ms', 1500],
    ['1 2', null],
    ['5 30 s', null],
  ])('%j is read as %j', (words, ms) => {
    expect(parseDuration(words)).toBe(ms)
  })
})

describe('a number that is typed', () => {
  const bounds = { minimum: 30_000, maximum: 1_800_000 }

  it.each([
    ['4 min', 240_000],
    ['240 000', 240_000],
    ['abc', 'duration.unreadable'],
    ['', 'duration.unreadable'],
    ['∞', 'duration.unreadable'],
    ['5', 'duration.no-unit'],
    ['5 s', 'number.refused'],
  ])('%j as a time is %j', (typed, read) => {
    expect(readNumber(typed, { bounds, isDuration: true })).toBe(read)
  })

  it.each([
    ['30 000', 30_000],
    ['5', 'number.refused'],
    ['4 min', 'number.unreadable'],
  ])('%j as a count is %j', (typed, read) => {
    expect(readNumber(typed, { bounds, isDuration: false })).toBe(read)
  })
})

it('a description is changed, added and removed', () => {
  const of = (edit: Edit | null) => read(edit).steps['consent']?.description
  expect(of(changeDescription(text, 'consent', 'Agree.'))).toBe('Agree.')
  expect(of(changeDescription(text, 'consent', ''))).toBeUndefined()
  expect(changeDescription(text, 'consent', definition.steps['consent']?.description as string)).toBeNull()
})

it.each([
  ['/settings/loadedDelayMs', { minimum: 0, maximum: 10_000 }],
  ['/steps/enterCredentials/states/captcha/after/ms', { minimum: 3000, maximum: 1_800_000 }],
  ['/steps/enterCredentials/states/select-account/load/timeoutMs', { minimum: 30_000, maximum: 1_800_000 }],
  ['/steps/enterCredentials/poll/everyMs', { minimum: 500, maximum: 30_000 }],
  ['/steps/enterCredentials/on/NEXT/after', { minimum: 0, maximum: 1_800_000 }],
  ['/inputs/asked/shares/early', { minimum: 0, maximum: 100 }],
])('a number that a variant changes has the bounds of the flow: %s', (pointer, bounds) => {
  expect(boundsAt(pointer)).toEqual(bounds)
})
