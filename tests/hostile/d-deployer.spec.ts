/** D. Hostile strings in what a deployer or a product person writes: the configuration and the flow (cases 35–37). */
import { randomUUID } from 'node:crypto'
import { retry, signIn } from './support/places.ts'
import { expect, test, type World } from './support/world.ts'

const markup = '<img src=x onerror="throw 1"><b>bold</b>&amp;'

const addresses: readonly [title: string, list: readonly string[]][] = [
  ['35 javascript:', ['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', '\njavascript:alert(1)']],
  [
    '36 data:, blob:, //evil and look-alikes',
    ['data:text/html,<script>alert(1)</script>', 'blob:http://localhost/1', '//evil.example', 'https://a@evil.example'],
  ],
]

// The console tells the deployer what is wrong with the flow.
test.use({ tolerated: { console: [/^Tieline: flows\/connect\.flow\.json at /] } })

/** Serves the showcase, which has every option, in place of the flow. */
const replaceFlow = ({ page, widgetUrl }: World, change: (key: string, value: unknown) => unknown) =>
  page.route(`${widgetUrl}/flows/*`, async (route) => {
    const response = await fetch(`${process.env['TIELINE_WIDGET_URL']}/flows/showcase.flow.json`)
    const flow = JSON.parse(await response.text(), change) as object
    await route.fulfill({ contentType: 'application/json', body: JSON.stringify({ ...flow, name: 'connect' }) })
  })

const consent = ({ widget }: World) => widget.getByRole('button', { name: 'Continue', exact: true })
const noElements = (world: World) =>
  expect(world.frame().locator('img[src=x], b, script:not([src]):not([type])')).toHaveCount(0)

for (const [title, list] of addresses) {
  test(`${title} in the configuration: no link, no picture and no request`, async ({ world }) => {
    for (const address of list) {
      await world.open({ config: { privacyPolicyUrl: address, logoUrl: address, avatarUrl: address } })
      await expect(consent(world)).toBeVisible()
      await expect(world.widget.getByRole('link'), address).toHaveCount(0)
      await expect(world.frame().locator(`img[src=${JSON.stringify(address)}]`)).toHaveCount(0)
    }
  })

  test(`${title} in the flow: the flow is refused, and its page has no link`, async ({ world }) => {
    for (const address of list) {
      let count = 0
      await replaceFlow(world, (key, value) => {
        if (key !== 'address') return value
        count += 1
        return address
      })
      await world.open()
      await expect(world.widget.getByRole('alert')).toBeVisible()
      await expect(world.widget.getByRole('link'), address).toHaveCount(0)
      await expect(consent(world)).toHaveCount(0)
      expect(count).toBeGreaterThan(0)
    }
  })
}

test('37 markup in the name of the product: literal', async ({ world }) => {
  await world.open({ config: { productName: markup } })
  await expect(world.widget.getByRole('heading', { level: 1 })).toContainText(markup)
  await noElements(world)
  await consent(world).click()
  await expect(world.widget.getByRole('listitem').first()).toBeVisible()
  await noElements(world)
})

test('37 markup in every text of the flow: no element, and each screen is drawn', async ({ world }) => {
  const { widget } = world
  let count = 0
  await replaceFlow(world, (_, value) => {
    if (typeof value !== 'object' || value === null || !('en' in value) || typeof value.en !== 'string') return value
    count += 1
    return Object.fromEntries(Object.keys(value).map((language) => [language, markup]))
  })
  await world.open({ query: `?token=${randomUUID()}` })
  await expect(consent(world)).toBeVisible()
  await noElements(world)
  await consent(world).click()
  await expect(widget.getByRole('listitem').first()).toBeVisible()
  await noElements(world)
  await widget.getByRole('listitem').getByRole('button').first().click()
  await expect(widget.getByLabel('Email address')).toBeVisible()
  await noElements(world)
  await signIn(world)
  await expect(widget.getByRole('heading', { name: 'Success!' }).or(retry(world))).toBeVisible()
  await noElements(world)
  expect(count).toBeGreaterThan(10)
})
