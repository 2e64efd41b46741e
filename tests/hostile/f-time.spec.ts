/** F. Time: polling, sleep, double presses and late answers (cases 50–58). */
import type { Locator } from '@playwright/test'
import { paths } from '../../src/generated/api.paths.ts'
import * as make from './support/behaviours.ts'
import {
  invoice,
  lastSubmits,
  retry,
  signIn,
  submits,
  toCredentials,
  toInvoices,
  toSources,
  typed,
} from './support/places.ts'
import { secondsUntilFailed } from './support/poll-cap.ts'
import { expect, test, type World } from './support/world.ts'

const heading = ({ widget }: World, name: string) => widget.getByRole('heading', { name })

/** Until the page has worked off what has arrived. */
const settle = (world: World) =>
  world.frame().evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))

/** As a browser does when another tab is chosen: headless browsers never hide a page. */
const setHidden = (world: World, isHidden: boolean) =>
  world.frame().evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, isHidden)

/** Opens a session in which the source is at work. */
async function openPolling(world: World) {
  const { api, page } = world
  await world.controlTime()
  api.state.status = 'Connecting'
  // The error screen is there before time flies.
  const loaded = page.waitForResponse(/error-submit-email/)
  await world.open()
  await expect(heading(world, 'Connecting your account')).toBeVisible()
  await page.clock.fastForward(1000)
  await loaded
}

test('50 pending for ever: at most 121 polls, then the error at 4 minutes', async ({ world }) => {
  const { api, page } = world
  await openPolling(world)
  const failed = heading(world, 'An error has occured.')
  for (let passed = 0; passed < 300 && !(await failed.isVisible()); passed += 2) {
    const before = api.count('status')
    await page.clock.fastForward(2000)
    await expect.poll(async () => api.count('status') > before || (await failed.isVisible())).toBe(true)
  }
  await expect(failed).toBeVisible()
  // The first one is the check at the start.
  expect(api.count('status') - 1).toBeLessThanOrEqual(121)
  expect(await world.actions()).toEqual(['tieline-error'])
  await expect(retry(world)).toBeVisible()
})

test('51 slow polls never overlap', async ({ world }) => {
  const { api, page } = world
  let open = 0
  let most = 0
  const slow: make.Behaviour = (response, valid) => {
    open += 1
    most = Math.max(most, open)
    response.on('close', () => {
      open -= 1
    })
    make.late(300)(response, valid)
  }
  await openPolling(world)
  api.on('status', slow)
  for (let times = 0; times < 8; times++) {
    await page.clock.fastForward(5000)
    await expect.poll(() => open).toBe(0)
  }
  expect(most).toBe(1)
})

for (const [away, status, outcome] of [
  ['three minutes', 'Connected', 'Success!'],
  ['three minutes', 'Connecting', 'Connecting your account'],
  ['four minutes', 'Connected', 'Success!'],
  ['four minutes', 'Connecting', 'An error has occured.'],
  ['an hour', 'MfaQuestion', 'Verify Your Identity'],
] as const) {
  test(`52 hidden for ${away}: no poll, then one on return, and ${status} is what counts`, async ({ world }) => {
    const { api, page } = world
    await openPolling(world)
    await expect.poll(() => api.count('status')).toBeGreaterThan(1)
    await settle(world)
    await setHidden(world, true)
    // What was under way ends, and the next one is due.
    await page.clock.fastForward(10_000)
    await settle(world)
    const before = api.count('status')
    api.state.status = status
    for (let minutes = 0; minutes < { 'three minutes': 3, 'four minutes': 4, 'an hour': 60 }[away]; minutes += 1) {
      await page.clock.fastForward(60_000)
      await settle(world)
    }
    expect(api.count('status')).toBe(before)
    expect(await world.actions()).toEqual([])
    await setHidden(world, false)
    await expect.poll(() => api.count('status')).toBe(before + 1)
    await page.clock.fastForward(1000)
    await expect(heading(world, outcome)).toBeVisible()
    expect(api.count('status')).toBe(before + 1)
  })
}

test('52 53 asleep for an hour: one poll, and what it says counts', async ({ world }) => {
  const { api, page } = world
  await openPolling(world)
  await expect.poll(() => api.count('status')).toBeGreaterThan(1)
  const before = api.count('status')
  api.state.status = 'Connected'
  await page.clock.fastForward(3_600_000)
  await expect(heading(world, 'Success!')).toBeVisible()
  expect(api.count('status')).toBe(before + 1)
})

test('53 the clock on the wall jumps an hour: polling goes on, and ends after 4 minutes all the same', async ({
  world,
}) => {
  const { api, page } = world
  await openPolling(world)
  let passed = 0
  for (const ms of [3_600_000, -7_200_000]) {
    await world.frame().evaluate((jump) => {
      const { now } = Date
      Date.now = () => now() + jump
    }, ms)
    const before = api.count('status')
    await page.clock.fastForward(4000)
    passed += 4
    await expect.poll(() => api.count('status')).toBeGreaterThan(before)
    await expect(heading(world, 'Connecting your account')).toBeVisible()
  }
  passed += await secondsUntilFailed(world)
  // The page itself has run for some seconds meanwhile.
  expect(passed).toBeGreaterThan(210)
  expect(passed).toBeLessThan(255)
})

/** A key that is held: the browser repeats the press. */
async function holdEnter({ page }: World) {
  for (let times = 0; times < 20; times += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
}

const presses: Readonly<Record<string, (world: World, button: Locator) => Promise<void>>> = {
  'a double click and Enter': async ({ page }, button) => {
    await button.dblclick()
    await page.keyboard.press('Enter')
  },
  'Enter and a double click': async ({ page }, button) => {
    // Where the button was: it may be gone by then, and something else in its place.
    const box = await button.boundingBox()
    if (!box) throw new Error('The button is not shown.')
    await button.press('Enter')
    await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2)
    await page.keyboard.press('Enter')
  },
  'Enter that is held': async (world, button) => {
    await button.focus()
    await holdEnter(world)
  },
}

for (const place of [...submits, ...lastSubmits]) {
  test(`54 ${place.call} by double clicks, Enter and a held Enter: one POST`, async ({ world }) => {
    const { api } = world
    for (const [way, press] of Object.entries(presses))
      await test.step(way, async () => {
        api.reset()
        await place.fill(world)
        const { behaviour, release } = make.held()
        api.on(place.call, behaviour)
        await press(world, place.submit(world))
        await expect.poll(() => api.count(place.call), way).toBe(1)
        api.state.status = 'Connected'
        await release()
        await expect(place.done(world), way).toBeVisible()
        expect(api.count(place.call), way).toBe(1)
      })
  })
}

test('54 every call that sends something has its row', () => {
  const asking = /^(info|sources|status|tokenCreate|\w+Get|accountList)$/
  const sending = Object.keys(paths).filter((name) => !asking.test(name))
  expect([...submits, ...lastSubmits].map(({ call }) => call).sort()).toEqual(sending.sort())
})

for (const place of [...submits, ...lastSubmits].filter(({ field }) => field !== undefined)) {
  test(`54 ${place.call} by Enter in its field, held: one POST`, async ({ world }) => {
    const { api } = world
    await place.fill(world)
    const { behaviour, release } = make.held()
    api.on(place.call, behaviour)
    await place.field?.(world).focus()
    await holdEnter(world)
    await expect.poll(() => api.count(place.call)).toBe(1)
    api.state.status = 'Connected'
    await release()
    await expect(place.done(world)).toBeVisible()
    expect(api.count(place.call)).toBe(1)
  })
}

/** An answer that is there at once must not let the second press through. */
for (const place of submits) {
  test(`54 ${place.call} refused at once, between two clicks: one POST`, async ({ world }) => {
    const { api, page, widget } = world
    // The page has not been idle yet.
    await page.route(/\/load-ahead-/, () => {})
    await place.fill(world)
    api.on(place.call, make.status(503))
    await place.submit(world).dblclick({ delay: 50 })
    await expect(widget.getByRole('alert').and(widget.locator(':not(:empty)'))).toBeVisible()
    expect(api.count(place.call)).toBe(1)
  })
}

test('55 closed while polling: no further call', async ({ world }) => {
  const { api, widget, page } = world
  await openPolling(world)
  await widget.getByRole('button', { name: 'Close' }).click()
  await widget.getByRole('button', { name: 'Yes, exit' }).click()
  await expect(heading(world, 'You can close this window')).toBeVisible()
  const before = api.received.length
  await page.clock.fastForward(60_000)
  expect(api.received.length).toBe(before)
})

test('55 gone back while polling: no further poll', async ({ world }) => {
  const { api, widget, page } = world
  await world.controlTime()
  await toCredentials(world)
  api.state.next = 'Connecting'
  await signIn(world)
  await expect(heading(world, 'Connecting your account')).toBeVisible()
  await widget.getByRole('button', { name: 'Back' }).click()
  await expect(heading(world, 'Select a source')).toBeVisible()
  const before = api.count('status')
  await page.clock.fastForward(60_000)
  expect(api.count('status')).toBe(before)
})

test('56 a success that comes after the user has left: ignored', async ({ world }) => {
  const { api, widget } = world
  await toCredentials(world)
  const { behaviour, release } = make.held()
  api.on('connect', behaviour)
  await signIn(world)
  await expect.poll(() => api.count('connect')).toBe(1)
  await widget.getByRole('button', { name: 'Close' }).click()
  await widget.getByRole('button', { name: 'Yes, exit' }).click()
  await expect(heading(world, 'You can close this window')).toBeVisible()
  await release()
  await settle(world)
  expect(await world.actions()).toEqual(['tieline-close-iframe'])
})

test('56 an upload that succeeds after it was cancelled: ignored', async ({ world }) => {
  const { api, widget } = world
  await toInvoices(world)
  await widget.locator('input[type=file]').setInputFiles(invoice())
  const { behaviour, release } = make.held()
  api.on('upload', behaviour)
  await widget.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => api.count('upload')).toBe(1)
  await widget.getByRole('button', { name: 'Cancel upload' }).click()
  await release()
  await settle(world)
  await expect(heading(world, 'Upload your last 12 invoices')).toBeVisible()
  expect(await world.actions()).toEqual([])
})

test('57 a passcode asked for after the time was over: the error stays until Try Again', async ({ world }) => {
  const { api, page, widget } = world
  await openPolling(world)
  await world.waitFor(retry(world), 300_000)
  api.state.status = 'MfaQuestion'
  await page.clock.fastForward(30_000)
  await expect(heading(world, 'An error has occured.')).toBeVisible()
  await retry(world).click()
  await world.waitFor(widget.getByRole('textbox', { name: 'Code' }))
})

test('57 a status that lags behind the answer: polling goes on', async ({ world }) => {
  const { api, widget } = world
  await world.controlTime()
  api.state.status = 'MfaQuestion'
  await world.open()
  await widget.getByRole('textbox', { name: 'Code' }).fill(typed.answer)
  const still = make.body({ status: 'MfaQuestion' })
  api.on('status', still, still, make.valid)
  await widget.getByRole('button', { name: 'Verify' }).click()
  await world.waitFor(heading(world, 'Success!'), 30_000)
  expect(api.count('mfaAnswer')).toBe(1)
})

test('58 back: the step before, and no entry is added to the history', async ({ world }) => {
  const { widget, page } = world
  await toSources(world)
  const length = () => world.frame().evaluate(() => history.length)
  const before = await length()
  await widget.getByRole('listitem').getByRole('button').first().click()
  await widget.getByLabel('Email address').fill(typed.username)
  await expect(heading(world, 'Log in to Hydra Water')).toBeVisible()
  await widget.getByRole('button', { name: 'Back' }).click()
  await expect(heading(world, 'Select a source')).toBeVisible()
  expect(await length()).toBe(before)
  await page.evaluate(() => history.back())
  await expect(widget.getByRole('button', { name: 'Continue' })).toBeVisible()
  expect(await length()).toBe(before)
})
