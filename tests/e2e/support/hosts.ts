/** The host pages of tests/hosts and examples, which show the widget with the SDK. */
import type { FrameLocator, Page } from '@playwright/test'
import type { HostUrls } from '../../hosts/serve.ts'
import { expect, trust } from '../../support/browser.ts'
import { chooseFound } from './widget.ts'

const given = process.env['TIELINE_HOSTS']
if (given === undefined) throw new Error('tests/support/servers.ts sets TIELINE_HOSTS before the browser tests.')

export const hosts = JSON.parse(given) as HostUrls
for (const url of Object.values(hosts)) trust(url)

/** The widget in the frame of the SDK. */
export const widgetIn = (page: Page): FrameLocator => page.frameLocator('iframe[title="Tieline"]')

/** From consent to the success screen. */
export async function connectIn(widget: Pick<FrameLocator, 'getByRole' | 'locator'>): Promise<void> {
  await widget.getByRole('button', { name: 'Continue' }).click()
  await widget.getByRole('searchbox').fill('hyd')
  await chooseFound(widget, /hyd/i)
  await widget.locator('input[autocomplete=username]').fill('user_good')
  await widget.locator('input[autocomplete=current-password]').fill('pass_good')
  await widget.getByRole('checkbox').check()
  await widget.getByRole('button', { name: 'Submit' }).click()
  await expect(widget.getByRole('heading', { name: 'Select accounts' })).toBeVisible()
  await widget.getByRole('checkbox').first().check()
  await widget.getByRole('button', { name: /^Continue with 1/ }).click()
}
