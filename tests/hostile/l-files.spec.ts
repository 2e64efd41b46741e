/** L. Files of later screens that do not come, come damaged, or are no longer there. */
import type { Route } from '@playwright/test'
import { invoice, toInvoices, toSources } from './support/places.ts'
import { expect, test, type World } from './support/world.ts'

const file = /\/assets\/add-source-email-/
const website = 'www.canary-source.example'
const again = ({ widget }: World) => widget.getByRole('button', { name: 'Try Again' })

/** Until the screen whose file does not come. */
async function toMissingScreen(world: World) {
  await world.saveData()
  await toSources(world)
  await world.widget.getByRole('button', { name: 'Request to add new source...' }).click()
  await world.widget.getByRole('textbox').fill(website)
  await world.widget.getByRole('button', { name: 'Continue' }).click()
}

const cut = async (route: Route) => {
  const response = await route.fetch()
  const body = await response.text()
  await route.fulfill({ response, body: body.slice(0, body.length / 2) })
}

const failures: [string, (route: Route) => Promise<void>][] = [
  ['does not come', (route) => route.abort()],
  ['is not there', (route) => route.fulfill({ status: 404 })],
  ['is a page', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })],
  // Browsers keep an address whose module was damaged, as older ones keep every failure.
  ['comes in part', cut],
]

test.describe('a file', () => {
  test.use({ tolerated: { console: [/^Failed to load (resource|module script)/], uncaught: [/SyntaxError/] } })

  for (const [name, fail] of failures)
    test(`108 that ${name} three times: Try Again without a reload, and what was typed is kept`, async ({
      world,
      page,
    }) => {
      let requests = 0
      let isThere = false
      await page.route(file, (route) => {
        requests += 1
        return isThere ? route.continue() : fail(route)
      })
      await toMissingScreen(world)
      await world.frame().evaluate('window.isTheSame = true')
      await expect(again(world)).toBeVisible()
      expect(requests).toBe(2)
      await again(world).click()
      await expect.poll(() => requests).toBeGreaterThan(2)
      await expect(again(world)).toBeVisible()
      isThere = true
      await again(world).click()
      await expect(world.widget.getByRole('heading', { name: 'Stay updated' })).toBeVisible()
      expect(await world.frame().evaluate('window.isTheSame')).toBe(true)
      await world.widget.getByRole('button', { name: 'Back' }).click()
      await expect(world.widget.getByRole('textbox')).toHaveValue(website)
    })

  test('109 that a deployment has replaced: the third Try Again loads the page anew, unless that is gone, too', async ({
    world,
    page,
  }) => {
    await page.route(file, (route) => route.fulfill({ status: 404 }))
    let isServed = false
    await page.route(`${world.widgetUrl}/source`, (route) => (isServed ? route.continue() : route.abort()))
    await toMissingScreen(world)
    await world.frame().evaluate('window.isTheSame = true')
    const notServed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
    for (let presses = 1; presses <= 3; presses += 1) {
      const failed = page.waitForResponse(file)
      await again(world).click()
      await failed
      await expect(again(world)).toBeVisible()
    }
    await notServed
    expect(await world.frame().evaluate('window.isTheSame')).toBe(true)
    isServed = true
    await again(world).click()
    await expect(world.widget.getByRole('button', { name: 'Continue' })).toBeVisible()
    expect(await world.frame().evaluate('window.isTheSame')).toBeUndefined()
  })
})

test('145 the code that sends invoices hangs: a sentence after eight seconds, and the invoices stay', async ({
  world,
  page,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/upload-(?!invoices)/, async (route) => {
    await released
    await route.continue()
  })
  await page.clock.install()
  await world.saveData()
  await toInvoices(world)
  await world.widget.locator('input[type=file]').setInputFiles(invoice())
  const submit = world.widget.getByRole('button', { name: 'Continue', exact: true })
  await submit.click()
  await expect(world.widget.getByRole('progressbar').first()).toBeVisible()
  await page.clock.runFor(8000)
  await expect(world.widget.getByText('An unexpected error occured. Please try again later.')).toBeVisible()
  await expect(world.widget.getByRole('button', { name: /^Remove/ })).toHaveCount(1)
  expect(world.api.count('upload')).toBe(0)
  release()
  await submit.click()
  await expect(world.widget.getByRole('heading', { name: 'Success!' })).toBeVisible()
  expect(world.api.count('upload')).toBe(1)
})
