/** B. Data that is readable but odd (cases 15 and 17–24). */
import * as make from './support/behaviours.ts'
import { costOf } from './support/cost.ts'
import type { ReceivedMessage } from './support/host-page.ts'
import {
  answerWith,
  readsAndPoll,
  retry,
  signIn,
  toCredentials,
  toInvoices,
  toSources,
  typed,
} from './support/places.ts'
import { publicToken, source } from './support/valid-answers.ts'
import { expect, test, type World } from './support/world.ts'

const nothing = { logo_url: null, website: null, country: null }

/** The message of success: it arrives after the screen that shows it. */
async function successOf({ received }: World): Promise<ReceivedMessage | undefined> {
  const find = async () => (await received()).find(({ action }) => action === 'tieline-success')
  await expect.poll(find).toBeDefined()
  return find()
}

test('15 no logo, website, terms or privacy policy: fallbacks, and no dead link', async ({ world }) => {
  const { widget } = world
  world.api.state.sources = [source('Hydra Water', nothing)]
  const client = { privacy_policy_url: null, terms_of_use_url: null, image_url: null, name: null }
  await toSources(world, { client })
  await expect(widget.getByRole('heading', { name: 'Select a source' })).toBeVisible()
  await expect(widget.getByRole('button', { name: 'Hydra Water' }).locator('svg').first()).toHaveText('H')
  await expect(widget.getByRole('main')).not.toContainText(/null|undefined/)
  await widget.getByRole('button', { name: 'Hydra Water' }).click()
  await expect(widget.getByRole('heading', { name: 'Log in to Hydra Water' })).toBeVisible()
  await expect(widget.getByRole('main')).not.toContainText(/null|undefined/)
  // Nothing is there to agree to.
  await expect(widget.getByRole('checkbox')).toHaveCount(0)
  await expect(widget.getByRole('link')).toHaveCount(0)
  await expect(widget.getByRole('button', { name: 'Submit' })).toBeEnabled()
})

test('17 an unknown status: a clear state, and no silent polling', async ({ world }) => {
  const { api, widget, page } = world
  await world.controlTime()
  for (const status of ['Sleeping', '', '__proto__', 'constructor']) {
    api.reset()
    api.on('status', make.body({ status: 'Connecting' }), make.body({ status }))
    await world.open()
    await expect(widget.getByText('The service’s answer could not be read. Please try again.')).toBeVisible()
    await expect(retry(world)).toBeVisible()
    const count = api.count('status')
    await page.clock.fastForward(60_000)
    expect(api.count('status')).toBe(count)
  }
})

test('17 an unknown type of a field: a text field', async ({ world }) => {
  const { widget } = world
  const types = ['Number', null, 7, {}, '__proto__'].map((field_type, at) => ({ field_name: `f${at}`, field_type }))
  world.api.on('sources', make.body({ sources: [{ ...source('Hydra Water'), fields: types }] }))
  await toCredentials(world)
  await expect(widget.getByRole('textbox')).toHaveCount(types.length)
})

/** Keys that no answer has, in each object of the valid one. */
const extra = '"__proto__":{"x":1},"constructor":{"prototype":{"x":1}},"password":"canary-password","extra":{"x":1}'
const withExtra: make.Behaviour = (response, valid) =>
  make.text(JSON.stringify(valid).replaceAll('{', `{${extra},`).replaceAll(`,${extra},}`, `,${extra}}`))(
    response,
    valid,
  )

test('18 keys that are not in the contract, at each read: ignored', async ({ world }) => {
  for (const place of readsAndPoll)
    await test.step(place.call, async () => {
      world.api.reset()
      answerWith(world, place, withExtra)
      await place.reach(world)
      await expect(place.shown(world)).toBeVisible()
      expect(await world.frame().evaluate(() => 'x' in {})).toBe(false)
    })
})

test('18 keys that are not in the contract, `__proto__` among them: ignored, and not passed on', async ({ world }) => {
  const { api, widget } = world
  for (const call of ['info', 'sources', 'connect', 'accountList', 'mfaGet', 'status'] as const) api.on(call, withExtra)
  await toCredentials(world)
  api.state.next = 'MfaQuestion'
  api.on('connect', (response, valid) => {
    api.state.status = 'MfaQuestion'
    withExtra(response, valid)
  })
  await signIn(world)
  await widget.getByRole('textbox', { name: 'Code' }).fill('canary-answer')
  api.state.next = 'Connected'
  await widget.getByRole('button', { name: 'Verify' }).click()
  await expect(widget.getByRole('heading', { name: 'Success!' })).toBeVisible()
  expect(await world.frame().evaluate(() => 'x' in {})).toBe(false)
  const success = await successOf(world)
  expect(Object.keys(success ?? {}).sort()).toEqual(['action', 'id', 'job_guid', 'public_token', 'session', 'v'])
  expect(success).toMatchObject({ public_token: publicToken })
})

test('18 an answer to an upload with `__proto__`: the host gets its data, and nothing is changed', async ({
  world,
}) => {
  const { api, widget } = world
  api.on('upload', make.text('{"data":{"count":2,"__proto__":{"x":1}},"__proto__":{"x":1},"password":"canary"}'))
  await toInvoices(world)
  const pdf = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
  await widget.locator('input[type=file]').setInputFiles(pdf)
  await widget.getByRole('button', { name: 'Continue' }).click()
  await expect(widget.getByRole('heading', { name: 'Success!' })).toBeVisible()
  expect(await world.frame().evaluate(() => 'x' in {})).toBe(false)
  const success = await successOf(world)
  expect(success).toMatchObject({ data: { count: 2 } })
  expect(success).not.toHaveProperty('password')
})

for (const [title, names] of [
  ['twice the same', ['user', 'user']],
  ['an empty', ['user', '']],
  ['a blank', ['user', ' ']],
] as const) {
  test(`19 ${title} field_name: an error in place of the form, and no submit`, async ({ world }) => {
    const { widget } = world
    world.api.state.sources = [source('Hydra Water', { fields: names.map((field_name) => ({ field_name })) })]
    await toSources(world)
    const row = widget.getByRole('button', { name: /Hydra Water/ })
    // A source that can't be read at all is not offered.
    await row.or(retry(world)).click()
    await expect(widget.getByRole('alert')).toBeVisible()
    await expect(widget.getByRole('button', { name: 'Submit' })).toHaveCount(0)
    await expect(widget.getByRole('textbox')).toHaveCount(0)
  })
}

test('19 one odd source: the others are offered', async ({ world }) => {
  const { widget } = world
  const odd = [{}, null, 7, 'x', [], { ...source('A'), name: 7 }, { ...source('B'), fields: {} }, source('Hydra Water')]
  world.api.on('sources', make.body({ sources: [...odd, source('Other Gas')] }))
  await toSources(world)
  await expect(widget.getByRole('button', { name: /Hydra Water/ })).toHaveCount(1)
  await expect(widget.getByRole('button', { name: /Other Gas/ })).toBeVisible()
})

test('20 no sources: No results, and a way on', async ({ world }) => {
  const { widget } = world
  world.api.state.sources = []
  await toSources(world)
  await expect(widget.getByText('No results')).toBeVisible()
  await widget.getByRole('button', { name: 'Request to add new source...' }).click()
  await expect(widget.getByRole('heading', { name: "We're on it" })).toBeVisible()
})

test('21 10,000 sources: usable within a second of work, a key within 100 ms', async ({ world }) => {
  const { api, widget, page } = world
  api.state.sources = Array.from({ length: 10_000 }, (_, at) => source(`Source ${at}`, nothing))
  await world.open()
  await expect(widget.getByRole('button', { name: 'Continue' })).toBeVisible()
  const opening = await costOf(page, async () => {
    await widget.getByRole('button', { name: 'Continue' }).click()
    await expect(widget.getByRole('searchbox')).toBeVisible()
    await expect(widget.getByRole('listitem').first()).toBeVisible()
  })
  expect(opening).toBeLessThan(1000)
  await widget.getByRole('searchbox').focus()
  const keys: number[] = []
  for (const key of 'utility') keys.push(await costOf(page, () => pressAndDraw(world, key)))
  expect(Math.max(...keys)).toBeLessThan(100)
})

/** Until what follows the key is drawn. */
async function pressAndDraw({ page, frame }: World, key: string) {
  await page.keyboard.press(key)
  await frame().evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

/** What the opening of a screen costs beyond the one with ordinary data, in the same run. */
async function extraCost(world: World, hostile: () => void, ready: () => Promise<unknown>): Promise<number> {
  const opening = () =>
    costOf(world.page, async () => {
      await world.open()
      await ready()
    })
  await opening()
  const ordinary = await opening()
  hostile()
  return (await opening()) - ordinary
}

test('21 10,000 accounts: usable within a second of work', async ({ world }) => {
  const { api, widget, page } = world
  const accounts = Array.from({ length: 10_000 }, (_, at) => ({
    account_id: `a${at}`,
    account_number: `${at}`,
    account_address: 'x',
  }))
  api.state.status = 'AccountSelection'
  const cost = await extraCost(
    world,
    () => api.on('accountList', make.body({ accounts })),
    () => expect(widget.getByRole('checkbox').first()).toBeVisible(),
  )
  expect(cost).toBeLessThan(1000)
  const choosing: number[] = []
  for (const at of [0, 1, 2]) choosing.push(await costOf(page, () => widget.getByRole('checkbox').nth(at).check()))
  // The first one compiles, and other programs delay each of them.
  expect(Math.min(...choosing)).toBeLessThan(100)
})

test('22 a question of 10 MB: cut, and usable within a second of work', async ({ world }) => {
  const { api, widget } = world
  api.state.status = 'MfaQuestion'
  const cost = await extraCost(
    world,
    () => api.on('mfaGet', make.body({ question: 'Why? '.repeat(2_000_000) })),
    () => widget.getByRole('textbox', { name: 'Code' }).fill(typed.answer),
  )
  expect(cost).toBeLessThan(1000)
  // biome-ignore lint/performance/useDomNodeTextContent: innerText leaves out the configuration
  const shown = await world.frame().evaluate(() => document.body.innerText.length)
  expect(shown).toBeLessThan(5000)
})

test('13 22 megabytes of JSON that are no object: Retry within a second of work', async ({ world }) => {
  const { api, widget } = world
  for (const content of [JSON.stringify('x'.repeat(10_000_000)), `[${'7,'.repeat(1_000_000)}7]`]) {
    api.reset()
    const cost = await extraCost(
      world,
      () => api.on('info', make.text(content)),
      () => expect(widget.getByRole('button', { name: /^(Continue|Try Again)$/ })).toBeVisible(),
    )
    expect(cost).toBeLessThan(1000)
    await expect(retry(world)).toBeVisible()
  }
})

const labels: readonly [label: string, name: string | RegExp, role: 'textbox' | 'combobox'][] = [
  ['[', '[', 'textbox'],
  ['[]', '[]', 'textbox'],
  ['City [a,,b]', 'City', 'combobox'],
  ['[[a]]', '[[a]]', 'textbox'],
  ['City [a]', 'City [a]', 'textbox'],
  [']a;b[', ']a;b[', 'textbox'],
  [`${'['.repeat(50_000)}`, /^\[{300}…$/, 'textbox'],
  [`City [${'a,'.repeat(25_000)}]`, /^City \[a,a/, 'textbox'],
]

test('23 odd labels: the fields are usable', async ({ world }) => {
  const { widget, page } = world
  world.api.state.sources = [
    source('Hydra Water', { fields: labels.map(([field_label], at) => ({ field_name: `f${at}`, field_label })) }),
  ]
  await toSources(world)
  const cost = await costOf(page, async () => {
    await widget.getByRole('listitem').getByRole('button').first().click()
    await expect(widget.getByRole('textbox').first()).toBeVisible()
  })
  expect(cost).toBeLessThan(1000)
  for (const [, name, role] of labels)
    await expect(widget.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name })).toBeVisible()
})

test('24 no methods: the error screen, with a way on', async ({ world }) => {
  const { api, widget } = world
  api.on('mfaMethodsGet', make.body({ title: 'How?', methods: [] }), make.valid)
  api.state.status = 'MfaMethodChoice'
  await world.open()
  await expect(widget.getByRole('heading', { name: 'An error has occured.' })).toBeVisible()
  await retry(world).click()
  await expect(widget.getByRole('button', { name: 'Text message' })).toBeVisible()
})
