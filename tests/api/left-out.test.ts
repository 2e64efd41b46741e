import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Api, type ApiError, createApi } from '../../src/api/index.ts'

/** Calls over a fetch that returns the body, and what the API reported as left out. */
async function ask(name: 'sources' | 'accountList' | 'mfaMethodsGet' | 'info', body: unknown, times = 1) {
  const reports: ApiError[] = []
  const fetch = async () => new Response(JSON.stringify(body))
  const api = createApi({ host: 'https://api.example', token: 't', fetch, onLeftOut: (error) => reports.push(error) })
  const call = api[name] as Api['info']
  for (let i = 1; i < times; i++) await call({})
  return { body: (await call({})) as unknown, reports }
}

const field = { field_name: 'username', field_type: 'Text' }
const source = { source_id: 'power', name: 'Power', fields: [field] }
const account = { account_id: '1', account_number: '4471', account_address: null }
const method = { mfa_method_id: 'sms', label: 'Text message' }

const lists = [
  { name: 'sources', list: 'sources', item: source, id: 'source_id' },
  { name: 'accountList', list: 'accounts', item: account, id: 'account_id' },
  { name: 'mfaMethodsGet', list: 'methods', item: method, id: 'mfa_method_id' },
] as const

describe('an item that cannot be read is left out of its list', () => {
  const odd: [string, (typeof lists)[number]['name'], unknown][] = [
    ['null', 'sources', null],
    ['a text', 'sources', 'Power'],
    ['without a name', 'sources', { ...source, source_id: 'x', name: undefined }],
    ['with a name of another type', 'sources', { ...source, source_id: 'x', name: 7 }],
    ['with a name of blanks', 'sources', { ...source, source_id: 'x', name: ' \t ' }],
    ['with a name of invisible characters', 'sources', { ...source, source_id: 'x', name: '\u200b\u3164\u2800\u00ad' }],
    ['without fields', 'sources', { ...source, source_id: 'x', fields: null }],
    ['with a field without a name', 'sources', { ...source, source_id: 'x', fields: [{ field_name: '\u200b' }] }],
    ['that is there already', 'sources', { ...source, name: 'Power again' }],
    ['with an empty id', 'sources', { ...source, source_id: '' }],
    ['with an empty id', 'mfaMethodsGet', { ...method, mfa_method_id: '' }],
    ['with an empty id', 'accountList', { ...account, account_id: '' }],
    ['without an id', 'accountList', { account_number: '4471' }],
    ['with an address of another type', 'accountList', { ...account, account_id: '2', account_address: 3 }],
    ['that is there already', 'accountList', account],
    ['without a label', 'mfaMethodsGet', { mfa_method_id: 'call' }],
  ]

  it.each(odd)('%s: %s', async (_, name, bad) => {
    const { list, item } = lists.find((row) => row.name === name) as (typeof lists)[number]
    const { body, reports } = await ask(name, { [list]: [item, bad] })
    expect(body).toEqual({ [list]: [item] })
    expect(reports.map(({ message }) => message)).toEqual([expect.stringContaining(`left out 1: /${list}/1`)])
    expect(reports[0]).toMatchObject({ kind: 'body', status: 200 })
  })

  it.each([{ toString: 1 }, [], 5])('a method whose label is %j is left out, and its list stays', async (label) => {
    const call = { mfa_method_id: 'call', label: 'Call' }
    const { body } = await ask('mfaMethodsGet', { methods: [{ mfa_method_id: 'sms', label }, call] })
    expect(body).toEqual({ methods: [call] })
  })

  it.each(['', ' ', '\u2060', null])(
    'a method stays without its label %j: it is shown by its number',
    async (label) => {
      const { body, reports } = await ask('mfaMethodsGet', { methods: [{ mfa_method_id: 'call', label }] })
      expect(body).toEqual({ methods: [{ mfa_method_id: 'call', label: '' }] })
      expect(reports).toEqual([])
    },
  )

  it.each(['1', 'first', 3, null])('the number %j of a field does not take its source', async (field_number) => {
    const { body, reports } = await ask('sources', { sources: [{ ...source, fields: [{ ...field, field_number }] }] })
    expect(body).toMatchObject({ sources: [{ fields: [{ field_number }] }] })
    expect(reports).toEqual([])
  })

  it.each(['f1', 7, null])('the id %j of a field, which nothing needs, is taken as it is', async (id) => {
    const { body } = await ask('sources', { sources: [{ ...source, fields: [{ ...field, id }] }] })
    expect(body).toMatchObject({ sources: [{ source_id: 'power', fields: [{ id }] }] })
  })

  it('is reported once, however often the list is read', async () => {
    const { reports } = await ask('accountList', { accounts: [account, {}] }, 3)
    expect(reports).toHaveLength(1)
  })

  it.each(lists)('a list of $list without a single readable item fails as a whole', async ({ name, list }) => {
    await expect(ask(name, { [list]: [{}, null] })).rejects.toMatchObject({ kind: 'body' })
  })

  it.each(lists)('any list of $list keeps its readable items, in order and once each', async (row) => {
    const { name, list, item, id } = row
    const ids = fc.constantFrom('a', 'b', 'c', 'd')
    const good = ids.map((value) => ({ value: { ...item, [id]: value }, isGood: true }))
    const wrongTypes = fc.jsonValue().map((value) => ({ ...item, [id]: value, name: 1, label: 1, account_number: 1 }))
    const bad = fc.oneof(fc.jsonValue(), wrongTypes).map((value) => ({ value, isGood: false }))
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(good, bad)), good, async (others, one) => {
        const items = [...others, one]
        const { body } = await ask(name, { [list]: items.map(({ value }) => value) })
        const readable = items.filter(({ isGood }) => isGood).map(({ value }) => value as Record<string, string>)
        const firsts = readable.filter((value, at) => readable.findIndex((other) => other[id] === value[id]) === at)
        expect(body).toEqual({ [list]: firsts })
      }),
      { numRuns: 100 },
    )
  })
})

describe("client info's source in update mode", () => {
  it('that cannot be read is left out, and the rest is read', async () => {
    const { body, reports } = await ask('info', { name: 'N', update_mode: { source: { name: 'S' }, username: 'ada' } })
    expect(body).toEqual({ name: 'N', update_mode: { source: null, username: 'ada' } })
    expect(reports.map(({ message }) => message)).toEqual([expect.stringContaining('/update_mode/source: required')])
  })

  it.each([null, undefined])('that is %s is not reported', async (missing) => {
    const { reports } = await ask('info', { update_mode: { source: missing, username: 'ada' } })
    expect(reports).toEqual([])
  })
})

describe('the type of a field', () => {
  it.each([
    [undefined, undefined],
    [null, 'Text'],
    ['Email', 'Text'],
    ['password', 'Password'],
    [' PASSWORD_FIELD', 'Password'],
    [7, 'Text'],
    [{ a: 1 }, 'Text'],
    ['Text', 'Text'],
    ['Password', 'Password'],
  ])('%j is read as %j', async (given, read) => {
    const answer = { ...source, fields: [{ field_name: 'pin', field_type: given }] }
    const { body, reports } = await ask('sources', { sources: [answer] })
    expect((body as { sources: (typeof source)[] }).sources[0]?.fields).toEqual([
      { field_name: 'pin', ...(read && { field_type: read }) },
    ])
    expect(reports).toEqual([])
  })
})

it.each([1.5, true, {}, [2]])('a position of a field that is %j leaves the field in its source', async (position) => {
  const fields = [{ field_name: 'pin', field_number: position }]
  const { body, reports } = await ask('sources', { sources: [{ ...source, fields }] })
  expect(body).toMatchObject({ sources: [{ fields: [{ field_name: 'pin', field_number: null }] }] })
  expect(reports).toEqual([])
})

describe('a text', () => {
  it('of invisible characters counts as missing where it is shown and optional', async () => {
    const { body } = await ask('info', { name: '\u200b', language: 'EN' })
    expect(body).toEqual({ name: null, language: 'EN' })
    const accounts = await ask('accountList', { accounts: [{ ...account, account_number: '', account_address: ' ' }] })
    expect(accounts.body).toEqual({ accounts: [{ account_id: '1', account_number: null, account_address: null }] })
  })

  it.each(['Ä', '漢', '7', '&', '🦊', 'ท', 'x\u200b', 'e\u0301'])('that shows %s is kept', async (name) => {
    const { body } = await ask('info', { name })
    expect(body).toEqual({ name })
  })

  it.each([
    ['a combining mark', '\u0301Acme', 'Acme'],
    ['invisible characters, blanks and marks', ' \u200b\u202e\ufe0f \u20ddAcme', 'Acme'],
    ['more marks than are read', `${'\u0301'.repeat(20_000)}Acme`, 'Acme'],
    ['marks alone', '\u0301\u20dd', null],
    ['marks that its letters carry', 'n\u0303a\u0327\u0301', 'n\u0303a\u0327\u0301'],
    ['marks that would cover the lines around', `A${'\u0301'.repeat(500)}b`, `A${'\u0301'.repeat(8)}b`],
  ])('with %s shows what can be read', async (_, name, read) => {
    const { body } = await ask('info', { name })
    expect(body).toEqual({ name: read })
  })

  it('has no lone surrogate: whatever a server sends, it can be put into an address', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.constantFrom('\ud83e', '\udd8a'), async (text, half) => {
        const { body } = await ask('sources', { sources: [{ ...source, name: `x${text}${half}` }] })
        const [{ name }] = (body as { sources: [typeof source] }).sources
        expect(() => encodeURIComponent(name)).not.toThrow()
        expect(name.startsWith('x')).toBe(true)
      }),
    )
  })

  it('keeps whole pairs', async () => {
    const { body } = await ask('info', { name: '🦊\ud83e' })
    expect(body).toEqual({ name: '🦊\ufffd' })
  })
})
