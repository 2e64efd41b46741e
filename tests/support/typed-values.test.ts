import { describe, expect, it } from 'vitest'
import { createTypedValues, type Entry } from './typed-values.ts'

function leakOf(value: string, text: string, rest: Partial<Entry> = {}) {
  const typed = createTypedValues([])
  typed.enter({ field: 'a', value, ...rest })
  return typed.leakIn(text)
}

describe('a short value', () => {
  it.each([
    ['1234', '{"code":"1234"}'],
    ['1234', '{"code":1234}'],
    ['1234', 'https://api.example/?code=1234'],
    ['1234', 'tieline:last-1234'],
    ['1234', '["a%22%201234"]'],
    ['739', '{"code":"739"}'],
    ['739', '["739",""]'],
    ['739', 'https://api.example/?code=739&a=1'],
    ['739', 'https://api.example/#code=739'],
    ['739', 'https://api.example/code/739'],
    ['739', '["{\\"code\\":\\"739\\"}"]'],
    ['blue', 'sent blue, and failed'],
    ['zürn', '{"answer":"zürn"}'],
    ['a-b', '{"answer":"a-b"}'],
    ['p$ss', 'answer=p$ss&b=1'],
  ])('%s is found in %s', (value, text) => {
    expect(leakOf(value, text)).toBe(value)
  })

  it.each([
    ['1234', 'id 12345 or x1234'],
    ['1234', 'http://localhost:1234/source'],
    ['1234', 'b1f0c520-1234-4f6e-8a57-6a2c1f0d9b3e'],
    ['640', '{"type":"resize","height":640}'],
    ['640', '{"size":"640px","lines":["at 640:12"]}'],
    ['640', 'https://cdn.example/640x480.png?w=640px'],
    ['640', 'It took 640 ms'],
    ['640', 'http://localhost:640/'],
    ['blue', 'Bluebird, blueish'],
    ['ab', 'ab'],
  ])('%s is not found in %s', (value, text) => {
    expect(leakOf(value, text)).toBeNull()
  })

  it('that was searched for may be a word of a name', () => {
    expect(leakOf('Hydra', 'Hydra Water', { isSearch: true })).toBeNull()
    expect(leakOf('Hydra Water', 'Hydra Water', { isSearch: true })).toBe('Hydra Water')
  })
})

it('what was typed before another value, and what someone deletes from its end, are looked for', () => {
  const typed = createTypedValues([/@example\.com$/])
  for (const value of ['first secret', 'second secret', 'second', ''])
    typed.enter({ field: 'a', value, isSearch: false })
  typed.enter({ field: 'b', value: 'a@example.com' })
  expect(typed.leakIn('the first secret')).toBe('first secret')
  expect(typed.leakIn('the second secret')).toBe('second secret')
  expect(typed.leakIn('a@example.com')).toBeNull()
})
