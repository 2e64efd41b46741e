/** Starts without a valid token or a reachable service: a clear message each time, and no needless call. */
import { openDemo } from './support/demo.ts'
import { expect, test } from './support/servers-per-test.ts'

const widget = process.env['TIELINE_WIDGET_URL'] ?? ''
const guid = '17d2f9a7-af3d-4ee4-abf4-08dc0b1ba585'

const addresses = [
  { title: 'no token', query: '', text: 'Token required' },
  { title: 'an empty token', query: '?token=', text: 'Token required' },
  { title: 'not a GUID', query: '?token=abc', text: 'Invalid token: abc' },
  {
    title: 'markup',
    query: '?token=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
    text: 'Invalid token: <img src=x onerror=alert(1)>',
  },
  { title: 'two tokens', query: `?token=${guid}&token=${guid}`, text: `Invalid token: ${guid}` },
  { title: 'broken percent-encoding', query: `?token=${guid}&source_id=%E0%A4%A`, text: `Invalid token: ${guid}` },
  { title: '10 kB', query: `?token=${'x'.repeat(10_000)}`, text: `Invalid token: ${'x'.repeat(64)}` },
]

for (const { title, query, text } of addresses) {
  test(`${title} → ${text.slice(0, 60)}`, async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(request.url())
    })
    await page.goto(`${widget}/${query}`)
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeFocused()
    await expect(page).toHaveTitle('Something went wrong · Tieline')
    await expect(page.getByText(text, { exact: true })).toBeVisible()
    await expect(page.getByText('We cannot identify you')).toBeVisible()
    await expect(page.getByText('Please close this screen and try to reopen it', { exact: true })).toBeVisible()
    expect(calls).toEqual([])
  })
}

test.describe('client info fails', () => {
  test.use({ tolerated: { console: [/status of 400/, /ERR_CONNECTION_REFUSED/] } })

  test("an unknown token shows the server's own message", async ({ page }) => {
    await page.goto(`${widget}/?token=link-sandbox-${guid}`)
    await expect(page.getByText('We cannot identify you')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText('This link is not valid or has expired.')
    // The server would refuse it again.
    await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0)
  })

  test('a sandbox that is down ends in a message and a way to try again', async ({ page, servers }) => {
    const demo = await openDemo(page, {}, servers.demo)
    await expect(demo.widget.getByRole('button', { name: 'Continue' })).toBeVisible()
    const address = await page.locator('#frame iframe').getAttribute('src')
    // The page requests the sources ahead; a request that is under way would be reset.
    await page.goto('about:blank')
    await servers.stopSandbox()
    await page.goto(address ?? '')
    await expect(page.getByText('We cannot identify you')).toBeVisible()
    await expect(page.getByText('The service cannot be reached. Check your connection and try again.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  })
})

test.describe('in a browser that prefers French', () => {
  test.use({ locale: 'fr-CA' })

  test('the error is in French as long as no client sets a language', async ({ page }) => {
    await page.goto(`${widget}/`)
    await expect(page.getByRole('heading', { name: 'Un problème est survenu' })).toBeFocused()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  })
})

test('the close button asks before it closes', async ({ page }) => {
  await page.goto(`${widget}/`)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('alertdialog', { name: 'Are you sure you want to exit?' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('button', { name: 'Yes, exit' }).click()
  await expect(page.getByRole('heading', { name: 'You can close this window' })).toBeVisible()
})
