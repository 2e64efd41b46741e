/** The examples, driven as a user of each would. */
import { readStatus } from '../../examples/server.mjs'
import { expect, test } from '../support/browser.ts'
import { connectIn, hosts, widgetIn } from './support/hosts.ts'

for (const name of ['plain-html', 'react-vite', 'react-router'] as const) {
  test(`${name}: the user connects, the page gets the public token, and the server reads the status`, async ({
    page,
  }) => {
    await page.goto(hosts[name])
    const [minted] = await Promise.all([
      page.waitForResponse('**/link-token'),
      page.getByRole('button', { name: 'Connect your account' }).click(),
    ])
    await connectIn(page)
    await expect(page.locator('[role=status]')).toHaveText(/^Connected: public-sandbox-/)
    expect(await readStatus(await minted.text())).toBe('Connected')
    await widgetIn(page).getByRole('button', { name: 'Finish' }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
  })
}

test('the server renders the page of react-router with its button', async ({ request }) => {
  const response = await request.get(hosts['react-router'])
  expect(await response.text()).toContain('Connect your account</button>')
})
