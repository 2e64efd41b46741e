/** Servers with the shipped flow, and a browser, for pictures that are taken outside of tests. */
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright'
import { findBrowser, launchOptions } from '../../scripts/find-browser.ts'
import { type Servers, startServers } from '../../scripts/servers.ts'
import type { FlowDefinition } from '../../src/generated/flow.types.ts'
import { openPreviews, type Previews } from '../e2e/support/previews.ts'

export interface PictureBrowser {
  servers: Servers
  /** @param flow whose previews it shows; default: the one that is served */
  openPage: (size: Size, prepare?: (page: Page) => Promise<void>, flow?: FlowDefinition) => Promise<PicturePage>
  close: () => Promise<void>
}

export interface Size {
  width: number
  height: number
  deviceScaleFactor?: number
}

export interface PicturePage extends Previews {
  page: Page
  /** A PNG of the page. Quicker than Playwright's screenshot, which also waits for animations; here nothing moves. */
  shoot: () => Promise<Buffer>
}

/** Nothing takes so long, even on a busy machine. */
const hangMs = 600_000

/** The widget must have been built. */
export async function openPictureBrowser(): Promise<PictureBrowser> {
  const servers = await startServers({ mode: 'test', flowsRoot: fileURLToPath(new URL('../..', import.meta.url)) })
  process.env['TIELINE_WIDGET_URL'] = servers.widget
  process.env['TIELINE_DEMO_URL'] = servers.demo
  const browser = await chromium.launch(launchOptions(await findBrowser()))
  return {
    servers,
    openPage: async ({ deviceScaleFactor = 1, ...viewport }, prepare, flow) => {
      const context = await browser.newContext({ viewport, deviceScaleFactor, reducedMotion: 'reduce' })
      context.setDefaultTimeout(hangMs)
      context.setDefaultNavigationTimeout(hangMs)
      const page = await context.newPage()
      await prepare?.(page)
      const devtools = await context.newCDPSession(page)
      const shoot = async () => {
        const { data } = await devtools.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
        return Buffer.from(data, 'base64')
      }
      return { page, shoot, ...(await openPreviews(page, flow)) }
    },
    close: async () => {
      await Promise.all([browser.close(), servers.close()])
    },
  }
}
