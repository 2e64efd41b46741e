/** The real react-plaid-link over examples/plaid-shim.ts: a host changes one line and keeps its callbacks. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { connectIn, hosts, widgetIn } from './support/hosts.ts'

async function callsOf(page: Page, name: string): Promise<unknown[][]> {
  const calls = JSON.parse((await page.locator('[data-calls]').textContent()) ?? '') as unknown[][]
  return calls.filter(([each]) => each === name).map(([, ...values]) => values)
}

test('the shim that a host copies has fewer than 40 lines', async () => {
  const code = await readFile('examples/plaid-shim.ts', 'utf8')
  expect(code.trimEnd().split('\n').length).toBeLessThan(40)
})

test('react-plaid-link opens the widget, and onSuccess gets the public token', async ({ page }) => {
  await page.goto(hosts['plaid-link'])
  await page.getByRole('button', { name: 'Connect a bank account' }).click()
  await connectIn(widgetIn(page))
  await expect.poll(() => callsOf(page, 'onSuccess')).toHaveLength(1)
  expect(await callsOf(page, 'onSuccess')).toEqual([
    [
      expect.stringMatching(/^public-sandbox-/),
      { institution: expect.anything(), accounts: [], link_session_id: expect.any(String), request_id: '' },
    ],
  ])
  expect(await callsOf(page, 'onExit')).toEqual([])
})

test('react-plaid-link opens the widget, and onExit is called without an error when the user leaves', async ({
  page,
}) => {
  await page.goto(hosts['plaid-link'])
  await page.getByRole('button', { name: 'Connect a bank account' }).click()
  const widget = widgetIn(page)
  await widget.getByRole('button', { name: 'Close' }).click()
  await widget.getByRole('button', { name: 'Yes, exit' }).click()
  await expect.poll(() => callsOf(page, 'onExit')).toHaveLength(1)
  expect((await callsOf(page, 'onExit'))[0]?.[0]).toBeNull()
  expect(await callsOf(page, 'onSuccess')).toEqual([])
})
