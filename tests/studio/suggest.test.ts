/** Completion in the text: keys and values of the schema, and names that the flow has. */
import { expect, it } from 'vitest'
import type { FlowDefinition } from '../../src/generated/flow.types.ts'
import { suggest } from '../../src/studio/text/suggest.ts'
import { specification } from '../support/specification.ts'

const { text } = specification.flow
const definition = JSON.parse(text) as FlowDefinition

/** Of the text in which the first `before` is replaced; `|` is the caret. */
function at(before: string, after: string) {
  const from = text.indexOf(before)
  expect(from).toBeGreaterThan(0)
  const changed = text.slice(0, from) + after.replace('|', '') + text.slice(from + before.length)
  const found = suggest(changed, from + after.indexOf('|'), definition)
  return { replaced: changed.slice(found.from, found.to), options: found.options.map((each) => JSON.parse(each)) }
}

it('a key is one that the schema has there, and replaces what is written of it', () => {
  const { replaced, options } = at('"when": { "var": "in.showConsent" }', '"ro|"')
  expect(replaced).toBe('"ro"')
  expect(options).toEqual(expect.arrayContaining(['route', 'when', 'after']))
  expect(options).not.toContain('settings')
})

it.each<[before: string, after: string, offered: (string | boolean)[]]>([
  ['"on": { "NEXT": "@next" }', '"on": { "NEXT": "|" }', ['selectSource', 'enterCredentials.captcha', '@next']],
  ['"NEXT": "@next"', '"|": "@next"', ['NEXT', 'BACK']],
  ['"when": "severalMethods"', '"when": "|"', ['severalMethods', 'updating']],
  ['{ "var": "in.allowDocumentUpload" }', '{ "var": "|" }', ['in.mode', 'data.source']],
  ['"keepMounted": true', '"keepMounted": |', [true, false]],
  ['"after": "loadedDelayMs"', '"after": "|"', ['loadedDelayMs']],
  ['"initial": "credentials"', '"initial": "|"', ['captcha', 'polling']],
  ['"effect": "sources"', '"effect": "|"', ['sources', 'captcha']],
  ['"unset": ["problem"]', '"unset": ["|"]', ['problem', 'method']],
  ['"path": ["consent",', '"path": ["|",', ['consent', 'addSource']],
])('%s: %s offers %j', (before, after, offered) => {
  const { options }: { options: readonly unknown[] } = at(before, after)
  expect(options).toEqual(expect.arrayContaining<unknown>(offered))
})

it('nothing is offered where the schema knows nothing', () => {
  expect(at('"keepMounted": true', '"nothing": { "|" }').options).toEqual([])
})
