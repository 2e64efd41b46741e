import { describe, expect, it } from 'vitest'
import { ApiError, type FailureKind } from '../../src/api/index.ts'
import { knownClass, knownPhrase, withheld } from '../../src/monitoring/phrases.ts'

describe('what an error may say', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'hunter2')", 'Cannot read properties of undefined'],
    ["Cannot set properties of null (setting 'hunter2')", 'Cannot set properties of null'],
    ["undefined is not an object (evaluating 'hunter2.length')", 'undefined is not an object'],
    ['hunter2.map is not a function', 'is not a function'],
    ['hunter2 is not defined', 'is not defined'],
    ['hunter2 is null', 'is null'],
    ['object is not iterable (cannot read property Symbol(hunter2))', 'is not iterable'],
    ['Maximum call stack size exceeded', 'Maximum call stack size exceeded'],
    [
      'Failed to fetch dynamically imported module: https://widget.example/assets/consent-hunter2.js',
      'Failed to fetch dynamically imported module',
    ],
    ['Failed to fetch (hunter2.example.com)', 'Failed to fetch'],
    [
      'Minified React error #31; visit https://react.dev/errors/31?args[]=hunter2 for the full message',
      'Minified React error #31',
    ],
    ['notify() received a non-error. See "hunter2" tab for more detail.', 'received a non-error'],
    ['Unexpected token \'h\', "hunter2" is not valid JSON', withheld],
    ["Failed to construct 'URL': Invalid URL hunter2", withheld],
    ['The password is hunter2', withheld],
    ['hunter2', withheld],
    ['', withheld],
  ])('%s → %s', (message, expected) => {
    expect(knownPhrase(message)).toBe(expected)
  })

  it.each<[FailureKind, number | undefined, string]>([
    ['http', 503, 'http failure · 503 · /api/v1/link/connect'],
    ['network', undefined, 'network failure · /api/v1/link/connect'],
    ['time-limit', undefined, 'time-limit failure · /api/v1/link/connect'],
    ['body', 200, 'body failure · 200 · /api/v1/link/connect'],
  ])('an ApiError says its kind, status and path: %s', (kind, status, expected) => {
    const url = 'https://api.example.com/api/v1/link/connect?hunter2'
    const data = { display_message: 'hunter2 is wrong' }
    const error = new ApiError(kind, url, { ...(status !== undefined && { status }), data }, 'hunter2: type')
    expect(knownPhrase(error.message)).toBe(expected)
  })

  it.each([
    ['TypeError', 'TypeError'],
    ['ApiError', 'ApiError'],
    ['Error', 'Error'],
    ['hunter2', 'Error'],
    ['Hunter2Error', 'Error'],
    ['Error: hunter2', 'Error'],
    [`${'X'.repeat(99)}Error`, 'Error'],
    ['', 'Error'],
  ])('class %s → %s', (name, expected) => {
    expect(knownClass(name)).toBe(expected)
  })
})
