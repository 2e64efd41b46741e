/** K. The start: files and answers that do not arrive, a host that leaves, and what the browser says of itself. */
import * as make from './support/behaviours.ts'
import { retry } from './support/places.ts'
import { expect, test, type World } from './support/world.ts'

const consent = ({ widget }: World) => widget.getByRole('button', { name: 'Continue' })
const internals = /\.json|flows\/|https?:|failure|undefined/

test.describe('files', () => {
  test.use({ tolerated: { console: [/./] } })

  test('100 a flow that fails for a moment: requested again, and the session begins', async ({ world, page }) => {
    let requests = 0
    await page.route('**/flows/*.flow.json', (route) => {
      requests += 1
      return requests < 3 ? route.fulfill({ status: 503 }) : route.continue()
    })
    await world.controlTime()
    await world.open()
    await world.waitFor(consent(world))
    expect(requests).toBe(3)
  })

  for (const [name, status] of [
    ['that is unavailable', 503],
    ['that is reset', null],
  ] as const)
    test(`100 a flow ${name}: Try Again without internals, and then the session begins`, async ({ world, page }) => {
      await page.route('**/flows/*.flow.json', (route) =>
        status === null ? route.abort('connectionreset') : route.fulfill({ status }),
      )
      await world.controlTime()
      await world.open()
      await world.waitFor(retry(world))
      await expect(world.widget.getByText(internals)).toHaveCount(0)
      // The page's clock is ahead of its files, so that one of them may be told as late.
      expect(new Set(await world.actions())).toEqual(new Set(['tieline-error']))
      await page.unrouteAll()
      await retry(world).click()
      await world.waitFor(consent(world))
    })

  test('101 the styles of the screens hang: the screens are drawn without them', async ({ world, page }) => {
    await page.route(/\/assets\/app-[^/]*\.css$/, () => {})
    await world.controlTime()
    await world.open({ hangs: true })
    await world.waitFor(consent(world))
  })

  test('101 the language of the browser hangs: English', async ({ world, page }) => {
    await page.route(/\/assets\/de-[^/]*\.js$/, () => {})
    await world.controlTime()
    await world.open({ client: { language: 'de' } })
    await world.waitFor(consent(world))
    await expect(world.widget.locator('html')).toHaveAttribute('lang', 'en')
  })

  for (const [name, file] of [
    ['is missing', 'abort'],
    ['hangs', 'hang'],
  ] as const)
    test(`102 a later file of the language ${name}: later screens in English`, async ({ world, page }) => {
      await world.controlTime()
      await world.saveData()
      const first = await page.request.get(world.widgetUrl).then((answer) => answer.text())
      const ofFirst = first.match(/data-language="de"[^>]*\/(de-[^"]*\.js)/)?.[1] ?? 'none'
      await page.route(/\/assets\/de-[^/]*\.js$/, (route) => {
        if (route.request().url().endsWith(ofFirst)) return route.continue()
        return file === 'abort' ? route.abort() : undefined
      })
      await world.open({ client: { language: 'de' } })
      const next = world.widget.getByRole('button', { name: 'Weiter' })
      await world.waitFor(next)
      await next.click()
      await world.waitFor(world.widget.getByRole('heading', { name: 'Select a source' }))
      await expect(world.widget.locator('html')).toHaveAttribute('lang', 'en')
    })
})

test.describe('every text', () => {
  test.use({ tolerated: { console: [/./], blank: true } })

  test('101 the only language hangs: the page says so, Close works, and the host hears it', async ({ world, page }) => {
    world.hasNoClose()
    await page.route(/\/assets\/en-[^/]*\.js$/, () => {})
    await world.controlTime()
    await world.open()
    const close = world.widget.locator('#unavailable').getByRole('button', { name: 'Close' })
    await world.waitFor(close)
    expect(await world.actions()).toEqual(['tieline-error'])
    await close.click()
    await expect.poll(world.actions).toEqual(['tieline-error', 'tieline-close-iframe'])
  })
})

test('103 closed while it loads: the calls are given up, and none follows the answer', async ({ world }) => {
  const { api, page } = world
  const info = make.held()
  api.state.status = 'Connecting'
  api.on('info', info.behaviour)
  await world.open()
  await expect.poll(() => api.count('info')).toBe(1)
  await expect.poll(() => api.count('status')).toBe(1)
  await world.close()
  await expect.poll(api.unanswered, { timeout: 1000 }).toBe(0)
  await info.release()
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)))
  expect(api.received.map(({ call }) => call).sort()).toEqual(['info', 'status'])
})

for (const [name, behaviour, said] of [
  ['404', make.status(404, { display_message: 'Nobody here.' }), 'Nobody here.'],
  ['422', make.status(422), 'The service is not available at the moment. Please try again.'],
  ['300', make.status(300), 'The service cannot be reached. Check your connection and try again.'],
  ['429', make.status(429, {}, { 'retry-after': '30' }), /too many requests\. Try again in \d+ seconds?\./],
] as const)
  test(`104 client info is answered with ${name}: what it means, and Try Again`, async ({ world }) => {
    world.api.on('info', behaviour)
    await world.open()
    await expect(world.widget.getByText(said)).toBeVisible()
    await expect(world.widget.getByText('This session has expired.')).toHaveCount(0)
    await expect(retry(world)).toBeVisible()
  })

test('105 an allowed origin that is no text: left out, and the session begins', async ({ world }) => {
  world.api.on(
    'info',
    make.changed((info: object) => ({ ...info, allowed_origins: [new URL(world.hostUrl).origin, null, 7] })),
  )
  await world.open()
  await expect(consent(world)).toBeVisible()
})

test('106 a browser without a list of languages, and a page whose language a translator renames', async ({
  world,
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'languages', { configurable: true, get: () => undefined })
  })
  await world.open()
  await expect(consent(world)).toBeVisible()
  await world.frame().evaluate(() => document.documentElement.setAttribute('lang', 'auto'))
  await consent(world).click()
  await expect(world.widget.getByRole('button', { name: /Hydra Water/ })).toBeVisible()
})

test.describe('a mistake of the deployer', () => {
  test.use({ tolerated: { console: [/^Tieline: #tieline-config at \/apiHost/] } })

  test('107 an address of the server that is cut off: nothing is sent, and the key is named', async ({ world }) => {
    world.hasNoClose()
    await world.open({ config: { apiHost: 'https://' }, isTop: true })
    await expect(world.page.getByText('/apiHost', { exact: false })).toBeVisible()
  })
})
