/** The widget in a frame that may run scripts but not submit forms. */
import { expect, test } from '../support/browser.ts'
import { mintToken, widgetUrl } from './support/widget.ts'

test.use({ tolerated: { console: [/Blocked form submission/] } })

for (const way of ['the button', 'Enter']) {
  test(`a frame without allow-forms submits by ${way}, and once`, async ({ page }) => {
    let calls = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/link/connect')) calls += 1
    })
    const address = `${widgetUrl}/?token=${await mintToken()}`
    const frame = `<iframe sandbox="allow-scripts allow-same-origin" width="500" height="640" src="${address}"></iframe>`
    const body = `<!doctype html><link rel="icon" href="data:,"><title>Host</title>${frame}`
    await page.route(`${widgetUrl}/planted`, (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto(`${widgetUrl}/planted`)
    const widget = page.frameLocator('iframe')
    await widget.getByRole('button', { name: 'Continue' }).click()
    await widget.getByRole('listitem').getByRole('button').first().click()
    await widget.locator('input[autocomplete=username]').fill('user_good')
    await widget.locator('input[autocomplete=current-password]').fill('pass_good')
    await widget.getByRole('checkbox').check()
    if (way === 'Enter') await widget.locator('input[autocomplete=username]').press('Enter')
    else await widget.getByRole('button', { name: 'Submit' }).click()
    await expect(widget.getByRole('heading', { name: 'Select account' })).toBeVisible()
    expect(calls).toBe(1)
  })
}
