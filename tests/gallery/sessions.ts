/** Sessions in the sandbox that stop at certain screens for a picture. */
import type { Page } from 'playwright'
import type { Servers } from '../../scripts/servers.ts'

/** Opens the widget as a page of its own, without a host. */
export async function openSession(page: Page, { sandbox, widget }: Servers, client: object = {}): Promise<void> {
  const response = await fetch(`${sandbox}/api/v1/link/token/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'sandbox' },
    body: JSON.stringify({ client }),
  })
  const { link_token } = (await response.json()) as { link_token: string }
  await page.goto(`${widget}/?token=${link_token}`)
}

/** Presses the main button, and moves the pointer away so that nothing is hovered. */
async function next(page: Page): Promise<void> {
  await page.locator('footer:visible button').first().click()
  await page.mouse.move(0, 0)
}

/** Consent, list of sources, credentials, accounts, success. */
export async function walkFlow(page: Page, servers: Servers, shoot: () => Promise<void>): Promise<void> {
  await openSession(page, servers, { account_select_mode: 'Multiple' })
  await page.locator('[data-step="3"]').waitFor()
  await shoot()
  await next(page)
  const sources = page.locator('main:visible li button')
  await sources.nth(5).waitFor()
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  await shoot()
  await sources.first().click()
  await page.locator('input[autocomplete=username]').fill('user_good')
  await page.locator('input[autocomplete=current-password]').fill('pass_good')
  await page.locator('form input[type=checkbox]').check()
  await shoot()
  await next(page)
  const accounts = page.locator('main:visible input[type=checkbox]')
  await accounts.nth(2).waitFor()
  for (const at of [0, 2]) await accounts.nth(at).check()
  await page.waitForFunction(() => !document.querySelector('main')?.textContent?.includes('...'))
  await shoot()
  await next(page)
  await page.waitForURL(/success/)
  await page.locator('main:visible h1').waitFor()
  await shoot()
}

/** A loading list, an empty list, an invalid form, and a list that fails to load. */
export async function walkStates(page: Page, servers: Servers, shoot: () => Promise<void>): Promise<void> {
  const calls = `${servers.sandbox}/api/v1/link/**`
  // Sources are fetched while consent is read.
  await page.route(`${calls}/sources`, () => {})
  await openSession(page, servers)
  await page.locator('[data-step="3"]').waitFor()
  await next(page)
  await page.locator('[aria-hidden] [data-part=title]').first().waitFor()
  await shoot()
  await page.unrouteAll()
  await openSession(page, servers, { show_step_add_source: true })
  await next(page)
  await page.locator('input[type=search]').fill('zephyr')
  await page.locator('main:visible li').first().waitFor()
  await page.waitForFunction(() => document.querySelectorAll('main li').length === 1)
  await shoot()
  await page.locator('input[type=search]').fill('')
  await page.locator('main:visible li').nth(5).waitFor()
  await page.locator('main:visible li button').first().click()
  await page.locator('input[autocomplete=username]').waitFor()
  await next(page)
  await page.locator('form [aria-invalid=true]').first().waitFor()
  await shoot()
  await page.route(`${calls}/sources`, (route) => route.fulfill({ status: 404, json: {} }))
  await openSession(page, servers)
  await next(page)
  await page.getByRole('alert').waitFor()
  await shoot()
  await page.unrouteAll()
}
