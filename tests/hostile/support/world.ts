/** `test` with the widget in a frame of a host page, a hostile server behind it, and Close pressed at the end. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Frame, Locator, Page, Request } from '@playwright/test'
import { type Running, serveWidget } from '../../../scripts/widget-server.ts'
import type { ClientInfo } from '../../../src/generated/api.types.ts'
import { test as base, expect, trust } from '../../support/browser.ts'
import { closedHeading, closeWidget } from '../../support/close-widget.ts'
import { specification, writeSpecification } from '../../support/specification.ts'
import { type HostileApi, startHostileApi } from './api-server.ts'
import { type HostWindow, type ReceivedMessage, serveHostPage } from './host-page.ts'

export interface Opening {
  /** Over those of the server that works. */
  client?: Partial<ClientInfo>
  /** The query; default: a token of this session. */
  query?: string
  /** Without a host page around it. */
  isTop?: boolean
  /** Over the configuration. */
  config?: object
  /** A file that the page waits for never arrives, so it is not waited for either. */
  hangs?: boolean
}

export interface World {
  api: HostileApi
  page: Page
  /** Addresses of the servers. */
  widgetUrl: string
  hostUrl: string
  widget: Pick<Frame, 'getByRole' | 'getByLabel' | 'getByText' | 'locator'>
  /** The frame itself, to be looked into. */
  frame: () => Frame
  open: (opening?: Opening) => Promise<void>
  received: () => Promise<ReceivedMessage[]>
  /** Names of the messages received, without the hello. */
  actions: () => Promise<string[]>
  /** From now on time passes only if the test lets it, besides the time that passes by itself. */
  controlTime: () => Promise<void>
  /** The user has asked to save data, so nothing is read before the place that needs it. */
  saveData: () => Promise<void>
  /** Lets time pass until something is there. */
  waitFor: (locator: Locator, mostMs?: number) => Promise<void>
  /** Presses Close, and Yes if it asks. */
  close: () => Promise<void>
  /** A page that has no Close button, such as a preview. */
  hasNoClose: () => void
}

interface Servers {
  api: HostileApi
  widgetUrl: string
  hostUrl: string
  /** Serves the widget with another configuration, too; resolves to its address. */
  serve: (config: object) => Promise<string>
}

/** Longer than the shortest pause between retries. */
const stepMs = 2000

export const test = base.extend<{ world: World }, { hostileServers: Servers }>({
  // The browser itself logs each answer that is not 2xx, and each one that does not come.
  tolerated: { console: [/^Failed to load resource: /, /^Access to .* has been blocked by CORS policy/] },

  hostileServers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const [api, host, flowsRoot] = await Promise.all([startHostileApi(), serveHostPage(), writeQuickFlow()])
      for (const { url } of [api, host]) trust(url)
      const served: Running[] = []
      const serve = async (config: object) => {
        const widget = await serveWidget({
          root: fileURLToPath(new URL('../../../dist/widget', import.meta.url)),
          flowsRoot,
          config: {
            apiHost: `${api.url}/api/v1`,
            privacyPolicyUrl: 'https://example.com/privacy',
            previewOrigins: [host.url],
            ...config,
          },
          origins: { connect: [api.url], images: [api.url], ancestors: ['*'] },
          port: 0,
        })
        served.push(widget)
        trust(widget.url)
        return widget.url
      }
      await use({ api, widgetUrl: await serve({}), hostUrl: host.url, serve })
      await Promise.all([api, host, ...served].map(({ close }) => close()))
      await rm(flowsRoot, { recursive: true })
    },
    { scope: 'worker' },
  ],

  world: async ({ page, hostileServers: { api, widgetUrl, hostUrl, serve } }, use) => {
    let isTop = false
    let hasClose = true
    api.reset()
    const frame = () => (isTop ? page.mainFrame() : (page.frame('widget0') as Frame))
    const untilArrived = watchRequests(page, api)
    const received = () => page.evaluate(() => (window as unknown as HostWindow).received)
    const world: World = {
      api,
      page,
      widgetUrl,
      hostUrl,
      // Not a `FrameLocator`, which looks for the frame before each look into it and so takes twice the time.
      widget: {
        getByRole: (...given) => frame().getByRole(...given),
        getByLabel: (...given) => frame().getByLabel(...given),
        getByText: (...given) => frame().getByText(...given),
        locator: (...given) => frame().locator(...given),
      },
      frame,
      received,
      actions: async () =>
        (await received()).map(({ action }) => action).filter((action) => action !== 'tieline-hello'),
      open: async ({
        client = {},
        query = `?token=${randomUUID()}`,
        isTop: alone = false,
        config,
        hangs = false,
      } = {}) => {
        isTop = alone
        await page.emulateMedia({ reducedMotion: 'reduce' })
        Object.assign(api.state.client, client)
        const address = `${config ? await serve(config) : widgetUrl}/${query}`
        const url = isTop ? address : `${hostUrl}/?frame=${encodeURIComponent(address)}`
        await page.goto(url, { waitUntil: hangs ? 'commit' : 'load' })
        // The host page has not loaded then, so its frame may not be there yet.
        if (hangs && !isTop) await expect.poll(() => page.frame('widget0') !== null).toBe(true)
      },
      controlTime: async () => {
        await page.clock.install()
      },
      saveData: async () => {
        await page.addInitScript(askToSaveData)
      },
      waitFor: async (locator, mostMs = 120_000) => {
        for (let passed = 0; passed < mostMs && !(await locator.isVisible()); passed += stepMs) {
          await untilArrived()
          await page.clock.fastForward(stepMs)
        }
        await expect(locator).toBeVisible()
      },
      close: () => pressClose(world, isTop),
      hasNoClose: () => {
        hasClose = false
      },
    }
    await use(world)
    if (hasClose && page.url() !== 'about:blank') await pressClose(world, isTop)
  },
})

/** More than any answer takes; a page that was left may never say that it gave up a call. */
const maxLooks = 50

/**
 * Resolves once every call that the server answers, and every file, has arrived. If time passed before, it would exceed
 * its time limit instead. What is left unanswered is not waited for.
 */
function watchRequests(page: Page, api: HostileApi): () => Promise<void> {
  const calls = new Set<Request>()
  const files = new Set<Request>()
  page.on('request', (request) => {
    if (!request.url().startsWith(api.url)) files.add(request)
    else if (request.method() === 'POST') calls.add(request)
  })
  const end = (request: Request) => {
    calls.delete(request)
    files.delete(request)
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  const isWaiting = () => calls.size !== api.unanswered() || files.size > 0
  return async () => {
    for (let looks = 0; looks < maxLooks && isWaiting(); looks += 1) await page.evaluate('0')
  }
}

/** The specification's flow without the delays that only please the eye. Returns its folder. */
async function writeQuickFlow(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tieline-'))
  await writeSpecification(folder)
  const file = join(folder, specification.flow.file)
  const flow = JSON.parse(await readFile(file, 'utf8')) as { settings: object }
  Object.assign(flow.settings, { loadedDelayMs: 0, connectedDelayMs: 0, searchDebounceMs: 50 })
  await writeFile(file, JSON.stringify(flow))
  return folder
}

/** Close works wherever the test has ended, and the host hears of it exactly once. */
async function pressClose({ page, widget, received }: World, isTop: boolean) {
  const scope = isTop ? page : widget
  const closes = async () =>
    isTop ? 0 : (await received()).filter(({ action }) => action === 'tieline-close-iframe').length
  const ended = closedHeading(scope)
  if ((await closes()) === 0 && !(await ended.isVisible())) await closeWidget(scope)
  await expect(ended).toBeVisible()
  if (isTop) return
  await expect.poll(closes, 'close messages').not.toBe(0)
  expect(await closes(), 'close messages').toBe(1)
}

/** Runs in the page. */
function askToSaveData() {
  Object.defineProperty(Navigator.prototype, 'connection', { configurable: true, get: () => ({ saveData: true }) })
}

export { expect }
