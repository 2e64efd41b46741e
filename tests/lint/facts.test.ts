import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Api } from '../../src/api/index.ts'
import type { EventName } from '../../src/generated/flow.types.ts'
import {
  calls,
  payloads,
  questions,
  screenNeeds,
  type sessionKeys,
  widgetFields,
} from '../../src/lint/rules/parts/facts.ts'
import type { ScreenEvent } from '../../src/screens/view.ts'
import { calls as sends } from '../../src/session/calls.ts'
import type { Opening } from '../../src/session/opening.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const statuses: string[] = JSON.parse(read('schemas/api/parts/connection-status.json')).enum

/** What a call is given that is not a text. */
const samples: Readonly<Record<string, unknown>> = {
  fields: [],
  accounts: [],
  files: [],
  source: { source_id: 'power' },
}

/** What a call asks of the API and of what it is given. */
/** Which method of the API a call uses, and which data and payload it reads. */
async function spy(call: keyof typeof sends) {
  const recorded = { method: '', data: [] as string[], payload: [] as string[] }
  const noting = (keys: string[]) =>
    new Proxy(
      {},
      {
        get: (_, key) => {
          if (!keys.includes(String(key))) keys.push(String(key))
          return samples[String(key)] ?? 'text'
        },
      },
    )
  const api = new Proxy({} as Api, {
    get: (_, method) => {
      recorded.method = String(method)
      return async () => ({})
    },
  })
  const { signal } = new AbortController()
  await sends[call](api, { payload: noting(recorded.payload), data: noting(recorded.data), client: {} }, { signal })
  return recorded
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

describe.each(Object.entries(calls))('%s', (name, { data, payload, answers }) => {
  it('sends what the session sends', async () => {
    const recorded = await spy(name as keyof typeof sends)
    expect(recorded.data).toEqual(data)
    expect(recorded.payload.filter((key) => key !== 'onProgress')).toEqual(payload)
  })

  it('has a result if its schema has a response', async () => {
    const { method } = await spy(name as keyof typeof sends)
    expect('response' in JSON.parse(read(`schemas/api/${kebab(method)}.json`)).properties).toBe(answers)
  })
})

describe('events', () => {
  type KeysOf<E> = E extends { type: EventName } ? Exclude<keyof E, 'type'> : never
  it('carry what the screens may send', () => {
    const keys = Object.values(payloads).flatMap((rows) => rows.map(({ key }) => key))
    const typed: Record<KeysOf<ScreenEvent>, true> = {
      source: true,
      fields: true,
      sandbox: true,
      answer: true,
      methodId: true,
      accounts: true,
      chosen: true,
      files: true,
      onProgress: true,
      email: true,
      url: true,
      answers: true,
    }
    expect([...new Set(keys)].sort()).toEqual(Object.keys(typed).sort())
  })

  it.each(Object.entries(payloads))('%s carries these keys', (event, rows) => {
    const typed = read('src/screens/view.ts')
    const line = typed.split('\n').find((each) => each.includes(`{ type: '${event}';`))
    const keys = [...(line ?? '').matchAll(/; (\w+)\??:/g)].map(([, key]) => key)
    expect(keys).toEqual(rows.map(({ key }) => key))
  })

  it('only one screen sends an address with NEXT', () => {
    const screens = readdirSync(new URL('../../src/screens', import.meta.url)).filter((name) => name.endsWith('.tsx'))
    const senders = screens.filter((name) => /type: 'NEXT', url/.test(read(`src/screens/${name}`)))
    expect(senders).toEqual(payloads.NEXT?.map(({ from }) => `${from}.tsx`))
  })
})

describe('fields', () => {
  it('are known to the widget by name', () => {
    const code = read('src/widget/view.ts') + read('src/session/calls.ts')
    const named = [...code.matchAll(/readData\(data, '(\w+)'\)/g)].map(([, name]) => name)
    expect([...new Set(named)].sort()).toEqual(Object.keys(widgetFields).sort())
  })

  it.each(Object.entries(screenNeeds))('%s shows', (screen, fields) => {
    for (const field of fields) expect(read(`src/screens/${screen}.tsx`)).toMatch(new RegExp(`\\b${field}\\b.* = view`))
  })

  it('of the session are known before the flow starts', () => {
    expectTypeOf<keyof typeof sessionKeys>().toEqualTypeOf<Exclude<keyof Opening, 'client'>>()
  })
})

it('questions are asked under statuses of the API', () => {
  for (const { statuses: under } of Object.values(questions))
    expect(statuses).toEqual(expect.arrayContaining([...under]))
})
