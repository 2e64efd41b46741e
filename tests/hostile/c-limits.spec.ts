/** C. Limits, expired sessions, and being offline (cases 29–33). */
import * as make from './support/behaviours.ts'
import { reads, retry, submits, toCredentials, toSources, typed } from './support/places.ts'
import { secondsUntilFailed } from './support/poll-cap.ts'
import { expect, test } from './support/world.ts'

const seconds = (count: number) => ({ 'retry-after': String(count) })

test('29 429 with Retry-After: no call before it, whatever the user does', async ({ world }) => {
  const { api, widget, page } = world
  await world.controlTime()
  api.on('sources', make.status(429, {}, seconds(50)))
  await toSources(world)
  await expect.poll(() => api.count('sources')).toBe(1)
  await page.clock.fastForward(10_000)
  await widget.getByRole('button', { name: 'Back' }).click()
  await widget.getByRole('button', { name: 'Continue' }).click()
  await page.clock.fastForward(10_000)
  expect(api.count('sources')).toBe(1)
  api.on('sources', make.valid)
  await world.waitFor(widget.getByRole('button', { name: /Hydra Water/ }), 60_000)
  expect(api.count('sources')).toBe(2)
})

test('29 429 with Retry-After for a submit: nothing is sent before it, and the page says so', async ({ world }) => {
  const { api, widget, page } = world
  await world.controlTime()
  const [place] = submits.filter(({ call }) => call === 'mfaAnswer')
  if (!place) throw new Error('No place answers.')
  await place.fill(world)
  api.on('mfaAnswer', make.status(429, {}, seconds(50)), make.valid)
  const limited = widget.getByText('There have been too many requests. Please wait a moment and try again.')
  await place.submit(world).click()
  await expect(limited).toBeVisible()
  await page.clock.fastForward(10_000)
  await place.submit(world).click()
  await expect(limited).toBeVisible()
  expect(api.count('mfaAnswer')).toBe(1)
  await page.clock.fastForward(51_000)
  await place.submit(world).click()
  await world.waitFor(place.done(world))
  expect(api.count('mfaAnswer')).toBe(2)
})

const immediate: readonly [title: string, header: Record<string, string>][] = [
  ['without Retry-After', {}],
  ['with -5', { 'retry-after': '-5' }],
  ['with a word', { 'retry-after': 'soon' }],
  ['with a date in the past', { 'retry-after': 'Mon, 01 Jan 2001 00:00:00 GMT' }],
]

for (const [title, header] of immediate) {
  test(`30 429 ${title}: after a second`, async ({ world }) => {
    const { api, widget } = world
    api.on('sources', make.status(429, {}, header), make.valid)
    await toSources(world)
    await expect(widget.getByRole('button', { name: /Hydra Water/ })).toBeVisible()
    const [first, second, ...more] = api.received.filter(({ call }) => call === 'sources')
    expect(second && first && second.at - first.at).toBeGreaterThan(990)
    expect(more).toEqual([])
  })
}

/** The pauses are long enough that the time which passes by itself does not end them. */
const later: readonly [title: string, header: () => Record<string, string>, nothingBefore: number][] = [
  ['with a date: at that time', () => ({ 'retry-after': new Date(Date.now() + 50_000).toUTCString() }), 20_000],
  ['with 99999: after a minute', () => seconds(99_999), 30_000],
]

for (const [title, header, nothingBefore] of later) {
  test(`30 429 ${title}`, async ({ world }) => {
    const { api, widget, page } = world
    await world.controlTime()
    const limited: make.Behaviour = (...answer) => make.status(429, {}, header())(...answer)
    api.on('sources', limited, make.valid)
    await toSources(world)
    await expect.poll(() => api.count('sources')).toBe(1)
    await page.clock.fastForward(nothingBefore)
    expect(api.count('sources')).toBe(1)
    await world.waitFor(widget.getByRole('button', { name: /Hydra Water/ }), 61_000)
    expect(api.count('sources')).toBe(2)
  })
}

const expired = /This session has expired\./

for (const status of [401, 403, 410]) {
  test(`31 ${status} when reading: the session has expired, and no retry`, async ({ world }) => {
    const { api, widget } = world
    await world.saveData()
    for (const place of status === 401 ? reads : reads.slice(0, 3))
      await test.step(place.call, async () => {
        api.reset()
        api.on(place.call, make.status(status, { error_code: 'INVALID_LINK_TOKEN' }))
        await place.reach(world)
        await expect(widget.getByText(expired)).toBeVisible()
        await expect(retry(world)).toHaveCount(0)
        expect(api.count(place.call)).toBe(1)
        expect(await world.actions(), 'the host hears of it').toEqual(['tieline-error'])
      })
  })
}

test('31 401, 403 or 410 when sending: the session has expired, and one POST', async ({ world }) => {
  const { api, widget } = world
  for (const [at, place] of submits.entries())
    await test.step(place.call, async () => {
      api.reset()
      await place.fill(world)
      api.on(place.call, make.status([401, 403, 410][at % 3] as number, { error_code: 'INVALID_LINK_TOKEN' }))
      await place.submit(world).click()
      await expect(widget.getByText(expired)).toBeVisible()
      expect(api.count(place.call)).toBe(1)
      expect(await world.actions(), 'the host hears of it').toEqual(['tieline-error'])
    })
})

test('31 401 while polling: the session has expired, and no retry', async ({ world }) => {
  const { api, widget } = world
  api.on('status', make.body({ status: 'Connecting' }), make.status(401))
  await world.open()
  await expect(widget.getByText(expired)).toBeVisible()
  await expect(retry(world)).toHaveCount(0)
  expect(api.count('status')).toBe(2)
  expect(await world.actions(), 'the host hears of it').toEqual(['tieline-error'])
})

test('32 offline before a submit: a notice, and nothing is sent then or later by itself', async ({
  world,
  context,
}) => {
  const { api, widget, page } = world
  await world.controlTime()
  await toCredentials(world)
  await widget.getByLabel('Email address').fill(typed.username)
  await widget.locator('input[type=password]').fill(typed.password)
  await widget.getByRole('checkbox').check()
  await context.setOffline(true)
  await widget.getByRole('button', { name: 'Submit' }).click()
  await expect(widget.getByText('You are offline. Nothing has been sent.')).toBeVisible()
  await context.setOffline(false)
  await expect(widget.getByText('You are offline. Nothing has been sent.')).toHaveCount(0)
  await page.clock.fastForward(60_000)
  expect(api.count('connect')).toBe(0)
  await expect(widget.getByLabel('Email address')).toHaveValue(typed.username)
  await widget.getByRole('button', { name: 'Submit' }).click()
  await world.waitFor(widget.getByRole('heading', { name: 'Success!' }))
  expect(api.count('connect')).toBe(1)
})

test('33 offline while polling: it goes on when the connection is back', async ({ world, context }) => {
  const { api, widget, page } = world
  await world.controlTime()
  api.state.status = 'Connecting'
  await world.open()
  await expect(widget.getByRole('heading', { name: 'Connecting your account' })).toBeVisible()
  await expect.poll(() => api.count('status')).toBeGreaterThan(1)
  await context.setOffline(true)
  await page.clock.fastForward(30_000)
  await expect(widget.getByRole('heading', { name: 'Connecting your account' })).toBeVisible()
  api.state.status = 'Connected'
  await context.setOffline(false)
  await world.waitFor(widget.getByRole('heading', { name: 'Success!' }))
})

test('33 offline and back: the time is over after 4 minutes all the same', async ({ world, context }) => {
  const { api, widget, page } = world
  await world.controlTime()
  api.state.status = 'Connecting'
  const loaded = page.waitForResponse(/error-submit-email/)
  await world.open()
  await loaded
  await expect.poll(() => api.count('status')).toBeGreaterThan(1)
  await context.setOffline(true)
  await page.clock.fastForward(60_000)
  await expect(widget.getByRole('heading', { name: 'Connecting your account' })).toBeVisible()
  const before = api.count('status')
  await context.setOffline(false)
  await expect.poll(() => api.count('status')).toBeGreaterThan(before)
  const passed = 60 + (await secondsUntilFailed(world))
  // The page itself has run for some seconds meanwhile.
  expect(passed).toBeGreaterThan(210)
  expect(passed).toBeLessThan(255)
})

test('33 offline until the time is over: the error with a way on', async ({ world, context }) => {
  const { api, widget, page } = world
  await world.controlTime()
  api.state.status = 'Connecting'
  // The form of the error screen has files of its own, which are fetched last. Without them it offers to load them again.
  const files = [/error-submit-email/, /time-limit-notice/, /email-field/, /schema-form/]
  const loaded = Promise.all(files.map((file) => page.waitForResponse(file)))
  await world.open()
  await loaded
  await expect(widget.getByRole('heading', { name: 'Connecting your account' })).toBeVisible()
  await expect.poll(() => api.count('status')).toBeGreaterThan(1)
  await context.setOffline(true)
  await world.waitFor(retry(world), 260_000)
  await context.setOffline(false)
  api.state.status = 'Connected'
  await retry(world).click()
  await world.waitFor(widget.getByRole('heading', { name: 'Success!' }))
})
