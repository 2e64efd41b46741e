/** The host pages of tests/hosts and examples, which show the widget with the SDK. */
import type { FrameLocator, Page } from '@playwright/test'
import type { HostUrls } from '../../hosts/serve.ts'
import { trust } from '../../support/browser.ts'

const given = process.env['TIELINE_HOSTS']
if (given === undefined) throw new Error('tests/support/servers.ts sets TIELINE_HOSTS before the browser tests.')

export const hosts = JSON.parse(given) as HostUrls
for (const url of Object.values(hosts)) trust(url)

/** The widget in the frame of the SDK. */
export const widgetIn = (page: Page): FrameLocator => page.frameLocator('iframe[title="Tieline"]')
