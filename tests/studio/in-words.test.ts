/** Parts of a flow, its settings and times, and edits of them, as people read them. */
import { describe, expect, it } from 'vitest'
import { flowShape } from '../../src/generated/flow.shape.ts'
import { editInWords } from '../../src/studio/controls/edit-in-words.ts'
import { placeInWords, settingInWords } from '../../src/studio/controls/place-in-words.ts'
import { loadTexts } from '../../src/studio/ui-texts.tsx'

const { format: text } = await loadTexts(['en'])

describe('a part of the flow', () => {
  it.each([
    ['', 'The flow as a whole'],
    ['/settings/searchMinLength', 'Characters before a search is sent'],
    ['/page', 'Page'],
    ['/page/defaultLanguage', 'Usual language'],
    ['/path/2', 'Order of the steps'],
    ['/inputs/asked/shares', 'What is given at the start: asked'],
    ['/steps/consent', 'consent: the whole step'],
    ['/steps/consent/enabled', 'consent: whom it is shown to'],
    ['/steps/consent/on/NEXT/to', 'consent: where it leads'],
    ['/steps/consent/words/en', 'consent: texts'],
    ['/steps/enterCredentials/poll/timeoutMs', 'enterCredentials: when it gives up'],
  ])('%s', (pointer, words) => {
    expect(placeInWords(pointer, text)).toBe(words)
  })

  it('has words for every part that a flow can have', () => {
    const kept = ['$schema', 'name', 'version', 'base', 'checked', 'forms', 'parsedWords', 'variants', 'steps']
    const parts = Object.keys(flowShape.properties).filter((part) => !kept.includes(part))
    expect(parts.filter((part) => placeInWords(`/${part}`, text) === part)).toEqual([])
  })
})

it('every setting of the schema has words, and one that it does not have its name', () => {
  const names = Object.keys(flowShape.definitions.settings.properties)
  expect(names.filter((name) => settingInWords(name, text) === name)).toEqual([])
  expect(settingInWords('constructor', text)).toBe('constructor')
})

it('an edit names settings and parts in words, and durations with their units', () => {
  const edits = [
    editInWords({ code: 'setting-changed', setting: 'loadedDelayMs', value: 700 }, text),
    editInWords({ code: 'setting-changed', setting: 'manualAccountRows', value: 7 }, text),
    editInWords({ code: 'value-set', pointer: '/page' }, text),
    editInWords({ code: 'inherited', pointer: '/settings/searchMinLength' }, text),
  ]
  expect(edits).toEqual([
    'How long “loaded” shows before the next screen, to 700 ms',
    'Rows of the box for account numbers, to 7',
    'Page',
    'usual Characters before a search is sent',
  ])
})
