/** Client info and the host page: who receives the result, which flow runs, and clicks outside the card. */
import { expect, test } from '../support/browser.ts'
import { openDemo } from './support/demo.ts'
import { widgetUrl } from './support/widget.ts'

const demoOrigin = new URL(process.env['TIELINE_DEMO_URL'] ?? '').origin
const openWith = (client: object) => ({ client: JSON.stringify(client) })

for (const [whose, allowed_origins, received, body] of [
  ['the host’s', [demoOrigin], 'tieline-success', { public_token: expect.stringMatching(/^public-sandbox-/) }],
  ['another’s', ['https://app.example'], 'tieline-error', { reason: 'OriginUnverified' }],
] as const) {
  test(`client info allows ${whose} origin: the host receives ${received}`, async ({ page }) => {
    const demo = await openDemo(page, openWith({ allowed_origins, account_select_mode: 'All' }))
    await demo.connect({ search: 'hyd', username: 'user_good', password: 'pass_good' })
    await expect(demo.widget.getByRole('heading', { name: 'Success!' })).toBeVisible()
    await expect(demo.actions).toHaveText([received])
    const message = (await demo.body(received)) as object
    expect(message).toMatchObject(body)
    if (received === 'tieline-error') expect(Object.keys(message).sort()).toEqual(['id', 'reason', 'session', 'v'])
  })
}

test('the flow that client info names runs', async ({ page }) => {
  await page.route(`${widgetUrl}/flows/brief.flow.json`, async (route) => {
    const answer = await route.fetch({ url: `${widgetUrl}/flows/connect.flow.json` })
    const flow = await answer.json()
    flow.name = 'brief'
    flow.steps.consent.enabled = false
    flow.steps.enterCredentials.back = [{ to: '@back' }]
    flow.steps.errorSubmitEmail.back = 'none'
    await route.fulfill({ json: flow })
  })
  const { widget } = await openDemo(page, openWith({ flow: 'brief' }))
  await expect(widget.getByRole('heading', { name: 'Select a source' })).toBeVisible()
})

test('the host receives a click on the backdrop, and none on the card', async ({ page }) => {
  const demo = await openDemo(page)
  // As an overlay: wide enough for a card with a backdrop around it.
  await page.locator('#frame iframe').evaluate((frame) => {
    Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100%', maxWidth: 'none', height: '100%' })
  })
  await demo.widget.getByRole('heading', { level: 1 }).click()
  await demo.widget
    .getByRole('presentation')
    .first()
    .click({ position: { x: 4, y: 4 } })
  await demo.widget.getByRole('button', { name: 'Close' }).click()
  await demo.widget.getByRole('button', { name: 'Yes, exit' }).click()
  await expect(demo.actions).toHaveText(['tieline-click-outside', 'tieline-close-iframe'])
})
