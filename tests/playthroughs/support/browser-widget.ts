/** The widget in a frame of phone size within the demo host, on a clock that the test advances. */
import type { Frame, Locator, Page, Request } from '@playwright/test'
import { parseLanguage } from '../../../src/i18n/language.ts'
import { recordSdkChannel } from '../../support/sdk-channel.ts'
import type { CreateInputDevice, InputDevice } from './input-device.ts'
import type { MessageKey } from './names.ts'
import { phrase } from './phrases.ts'
import { type PostedMessage, type ReceivedMessage, type Start, settingsOf, shortFormOf } from './playthrough.ts'

export interface BrowserWidget {
  page: Page
  frame: Frame
  device: InputDevice
  language: string
  /** The button whose label ends with one of these messages. */
  button: (...keys: readonly MessageKey[]) => Locator
  /** Advances the clocks of the page and of the sandbox. */
  advance: (ms: number) => Promise<void>
  /** Waits until a pending request ends; resolves to false at once if none is pending. */
  waitForResponse: () => Promise<boolean>
  received: () => Promise<ReceivedMessage[]>
}

/** Addresses of servers; the clock of this sandbox moves only when a test advances it. */
export interface Servers {
  demo: string
  sandbox: string
}

export const phone = { width: 390, height: 844 }

/** The frame covers the demo host, whose appearance is not tested here. */
const coverPage =
  '#frame iframe { position: fixed; inset: 0; z-index: 9; width: 100vw; max-width: none !important; height: 100vh; border: 0 }'

export async function openBrowserWidget(
  page: Page,
  start: Start,
  servers: Servers,
  createDevice: CreateInputDevice,
): Promise<BrowserWidget> {
  const { client, sourceId } = settingsOf(start)
  await page.setViewportSize(phone)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await recordSdkChannel(page)
  await page.addInitScript(giveOneToken)
  const waitForResponse = watchRequests(page)
  const query = new URLSearchParams({
    client: JSON.stringify(client),
    ...(sourceId !== null && { source_id: sourceId }),
  })
  await page.goto(`${servers.demo}/?${query}`, { waitUntil: 'commit' })
  const element = page.locator('#frame iframe')
  await element.waitFor({ state: 'attached' })
  await page.addStyleTag({ content: coverPage })
  const frame = await (await element.elementHandle())?.contentFrame()
  if (!frame) throw new Error('The demo host has no frame.')
  const language = parseLanguage(client['language'])
  return {
    page,
    frame,
    device: createDevice(page, frame),
    language,
    button: (...keys) => frame.getByRole('button', { name: phrase(language, keys, true) }),
    advance: async (ms) => {
      await fetch(`${servers.sandbox}/sandbox/time`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ advanceMs: ms }),
      })
      await page.clock.fastForward(ms)
    },
    waitForResponse,
    received: async () => {
      const read = (items: Element[]) =>
        items.map((item) => {
          const { action = '', body = '{}' } = (item as HTMLElement).dataset
          return { action, ...JSON.parse(body) } as PostedMessage
        })
      return (await page.locator('#messages li').evaluateAll(read)).map(shortFormOf)
    },
  }
}

/** The host has no second token, so the widget stays where it says that the session has expired. */
function giveOneToken() {
  if (window.top !== window) return
  const { fetch } = window
  let isGiven = false
  window.fetch = (...request) => {
    if (isGiven) return Promise.resolve(new Response(null, { status: 503 }))
    isGiven = true
    return fetch(...request)
  }
}

function watchRequests(page: Page): () => Promise<boolean> {
  const pending = new Set<Request>()
  let onEnd = () => {}
  const end = (request: Request) => {
    pending.delete(request)
    onEnd()
  }
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async () => {
    if (pending.size === 0) return false
    await new Promise<void>((resolve) => {
      onEnd = resolve
    })
    return true
  }
}
