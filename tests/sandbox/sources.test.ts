// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../src/sandbox/catalogue.ts'
import { createSandbox } from '../../src/sandbox/index.ts'
import { sourceId } from '../support/sources.ts'
import { createTester } from './tester.ts'

const hydra = sourceId('hydra-water')

const find = async (query: object) => {
  const { call } = await createTester()
  const { body } = await call('sources', query)
  return body.sources
}

describe('sources', () => {
  it.each<[object, string[]]>([
    [{ search: 'hyd' }, ['Hydro Laurentide', 'Hydra Water', 'Tamarack Hydro', 'Hydrowerk Eschengrund']],
    [{ search: 'HYDRA' }, ['Hydra Water']],
    [{ search: 'electricite' }, ["Électricité du Val d'Ambre"]],
    [{ search: 'ÉRABLES' }, ['Gaz des Érables']],
    [{ search: 'muhlenau ' }, ['Wasserwerke Mühlenau']],
    [{ search: 'no such thing' }, []],
    [{ source_id: hydra }, ['Hydra Water']],
    [{ source_id: hydra, search: 'gas' }, ['Hydra Water']],
    [{ source_id: null, search: 'HYDRA' }, ['Hydra Water']],
    [{ source_id: hydra, search: null }, ['Hydra Water']],
    [{ source_id: 'hydra-water' }, []],
    [{ source_id: '__proto__' }, []],
    [{ source_id: '' }, []],
  ])('%j', async (query, names) => {
    expect((await find(query)).map(({ name }) => name)).toEqual(names)
  })

  it.each([{}, { search: null }, { search: '' }, { search: '    ' }, { search: null, source_id: null }])(
    '%j are the fifteen most common',
    async (query) => {
      const mostCommon = catalogue.slice(0, 15).map(({ source_id }) => source_id)
      expect((await find(query)).map(({ source_id }) => source_id)).toEqual(mostCommon)
    },
  )

  it('are limited to the source_ids of the link token', async () => {
    const gas = sourceId('blue-mesa-gas')
    const { call, connect } = await createTester({ source_ids: [gas, hydra] })
    const namesOf = async (query: object) => (await call('sources', query)).body.sources.map(({ name }) => name)
    expect(await namesOf({})).toEqual(['Blue Mesa Gas', 'Hydra Water'])
    expect(await namesOf({ search: 'hyd' })).toEqual(['Hydra Water'])
    expect(await namesOf({ source_id: sourceId('thistle-wye-gas') })).toEqual([])
    expect((await connect('user_good')).status).toBe(200)
    const { call: callOther } = await createTester({ source_ids: [gas] })
    expect(await callOther('connect', { source_id: hydra, fields: [] })).toMatchObject({
      body: { error_code: 'INVALID_SOURCE' },
    })
  })

  it('are 25 in five countries, each with its own GUID, key and name', () => {
    expect(catalogue).toHaveLength(25)
    expect(new Set(catalogue.map(({ country }) => country)).size).toBe(5)
    const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
    expect(new Set(catalogue.map(({ source_id }) => source_id).filter((id) => guid.test(id))).size).toBe(25)
    expect(new Set(catalogue.map(({ key }) => key)).size).toBe(25)
    expect(new Set(catalogue.map(({ name }) => name)).size).toBe(25)
  })

  it.each(catalogue)('$name can be connected and has three to five accounts', async ({ source_id, fields }) => {
    const names = fields.map(({ field_name }) => field_name.toLowerCase())
    expect(names).toEqual([...new Set(names)])
    expect(names).toEqual(expect.arrayContaining(['username', 'password']))
    const { call, advance } = await createTester()
    const filled = fields.map(({ field_name }) => ({
      field_name,
      field_value: { username: 'user_good', password: 'pass_good' }[field_name.toLowerCase()] ?? 'x',
    }))
    expect(await call('connect', { source_id, fields: filled })).toMatchObject({ status: 200 })
    advance(3500)
    const { accounts } = (await call('accountList')).body
    expect(accounts.length).toBeGreaterThanOrEqual(3)
    expect(accounts.length).toBeLessThanOrEqual(5)
    expect(accounts[0]?.account_address).toMatch(/\w/)
  })

  it('number their fields', async () => {
    const [source] = await find({ source_id: sourceId('northern-loon-power') })
    expect(source?.fields).toMatchObject([
      { id: 'northern-loon-power-1', field_number: 1, field_name: 'username', field_type: 'Text', field_value: null },
      { field_number: 2, field_name: 'password', field_type: 'Password' },
      { field_number: 3, field_label: 'Region [North; South; East; West]', field_type: 'Text' },
    ])
  })
})

describe('logos', () => {
  it.each(['client', ...catalogue.map(({ key }) => key)])('%s is a picture', async (name) => {
    const response = await createSandbox().app.request(`/logos/${name}.svg`)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    })
    const picture = new DOMParser().parseFromString(await response.text(), 'image/svg+xml')
    expect(picture.querySelector('parsererror')).toBeNull()
    expect(picture.documentElement.localName).toBe('svg')
  })

  it('differ from one another', async () => {
    const { app } = createSandbox()
    const drawn = catalogue.map(async ({ key }) => (await app.request(`/logos/${key}.svg`)).text())
    expect(new Set(await Promise.all(drawn)).size).toBe(catalogue.length)
  })

  it.each(['nothing', '__proto__', '..%2Fclient'])('%s is not found', async (name) => {
    expect((await createSandbox().app.request(`/logos/${name}.svg`)).status).toBe(404)
  })
})
