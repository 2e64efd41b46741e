/** The widget in a window of its own, without a host page, and widgets that are configured otherwise. */
import { fileURLToPath } from 'node:url'
import type { FrameLocator, Page, Route } from '@playwright/test'
import { serveWidget } from '../../../scripts/widget-server.ts'
import { expect, trust } from '../../support/browser.ts'
import { flowsRoot } from './flows-root.ts'

export const widgetUrl = process.env['TIELINE_WIDGET_URL'] ?? ''
const apiUrl = `${process.env['TIELINE_SANDBOX_URL']}/api/v1`

/** @param client client settings, over the sandbox's own */
export async function mintToken(client: object = {}, sandbox = process.env['TIELINE_SANDBOX_URL']): Promise<string> {
  const headers = { 'content-type': 'application/json', 'x-api-key': 'sandbox' }
  const body = JSON.stringify({ client })
  const answer = await fetch(`${sandbox}/api/v1/link/token/create`, { method: 'POST', headers, body })
  return ((await answer.json()) as { link_token: string }).link_token
}

/** Opens it at consent; resolves to the query it was opened with. */
export async function openWidget(page: Page, client: object = {}): Promise<string> {
  const query = `?token=${await mintToken(client)}`
  await page.goto(widgetUrl + query)
  return query
}

/** A widget with a configuration of its own, whose pages may ask `connect`. */
export async function serveOther(config: object, connect: readonly string[], images: readonly string[] = []) {
  const served = await serveWidget({
    root: fileURLToPath(new URL('../../../dist/widget', import.meta.url)),
    flowsRoot,
    config,
    origins: { connect, images, ancestors: ['*'] },
    port: 0,
  })
  for (const url of [served.url, ...connect]) trust(url)
  return served
}

/** Answers a call of the API in the server's place, as often as it is made. */
export async function answerCall(page: Page, path: string, status: number, body: object): Promise<{ count: number }> {
  const requests = { count: 0 }
  await page.route(`${apiUrl}${path}`, async (route: Route) => {
    requests.count += 1
    await route.fulfill({ status, json: body, headers: { 'access-control-allow-origin': '*' } })
  })
  return requests
}

/** Until whatever the page has set off has been asked for: it asks for itself, and what came before has been heard. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => fetch(location.pathname).then((answer) => answer.text()))
}

/** `widget`: its page, or its frame. */
export async function signIn(
  widget: Pick<FrameLocator, 'getByRole' | 'locator'>,
  username: string,
  password = 'pass_good',
): Promise<void> {
  await widget.locator('input[autocomplete=username]').fill(username)
  await widget.locator('input[autocomplete=current-password]').fill(password)
  const agreement = widget.getByRole('checkbox').first()
  if (await agreement.isVisible()) await agreement.check()
  await widget.getByRole('button', { name: 'Submit' }).click()
}

/** The first row, once it is what was searched for: a row that moves while it is pressed is not chosen. */
export async function chooseFound(widget: Pick<FrameLocator, 'getByRole'>, name: RegExp): Promise<void> {
  const first = widget.getByRole('listitem').getByRole('button').first()
  await expect(first).toHaveAccessibleName(name)
  await first.click()
}

/** From consent, whose button says `next`, to the form of the first source. */
export async function toCredentials(page: Page, next = 'Continue'): Promise<void> {
  await page.getByRole('button', { name: next }).click()
  await page.getByRole('listitem').getByRole('button').first().click()
}
