/** The widget in a phone's frame within the demo host, and time as the test lets it pass. */
import type { Frame, Locator, Page, Request } from '@playwright/test'
import { parseLanguage } from '../../../src/i18n/language.ts'
import type { CreateInputDevice, InputDevice } from './input-device.ts'
import { phrase } from './phrases.ts'
import { type Heard, heardAs, type Key, type Message, type Start, settingsOf } from './playthrough.ts'

export interface BrowserWorld {
  page: Page
  frame: Frame
  hand: InputDevice
  language: string
  /** The button that says one of these. */
  button: (...keys: readonly Key[]) => Locator
  /** Lets time pass for the page and the sandbox alike. */
  pass: (ms: number) => Promise<void>
  /** Waits for the answer that is awaited; false: there is none. */
  answered: () => Promise<boolean>
  heard: () => Promise<Heard[]>
}

/** Addresses of servers whose sandbox has a clock that stands still. */
export interface Servers {
  demo: string
  sandbox: string
}

export const phone = { width: 390, height: 844 }

/** The frame covers the host page, whose own look is of no interest here. */
const covering = '#frame iframe { position: fixed; inset: 0; z-index: 9; width: 100vw; height: 100vh; border: 0 }'

export async function openBrowserWorld(
  page: Page,
  start: Start,
  servers: Servers,
  createHand: CreateInputDevice,
): Promise<BrowserWorld> {
  const { client, sourceId } = settingsOf(start)
  await page.setViewportSize(phone)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  const answered = watchRequests(page)
  const query = new URLSearchParams({
    client: JSON.stringify(client),
    ...(sourceId !== null && { source_id: sourceId }),
  })
  await page.goto(`${servers.demo}/?${query}`, { waitUntil: 'commit' })
  const element = page.locator('#frame iframe')
  await element.waitFor({ state: 'attached' })
  await page.addStyleTag({ content: covering })
  const frame = await (await element.elementHandle())?.contentFrame()
  if (!frame) throw new Error('The demo host has no frame.')
  const language = parseLanguage(client['language'])
  return {
    page,
    frame,
    hand: createHand(page, frame),
    language,
    button: (...keys) => frame.getByRole('button', { name: phrase(language, keys, true) }),
    pass: async (ms) => {
      await fetch(`${servers.sandbox}/sandbox/time`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ advanceMs: ms }),
      })
      await page.clock.fastForward(ms)
    },
    answered,
    heard: async () => {
      const read = (items: Element[]) =>
        items.map((item) => {
          const { action = '', body = '{}' } = (item as HTMLElement).dataset
          return { action, ...JSON.parse(body) } as Message
        })
      return (await page.locator('#messages li').evaluateAll(read)).map(heardAs)
    },
  }
}

function watchRequests(page: Page): () => Promise<boolean> {
  const underWay = new Set<Request>()
  let wake = () => {}
  const end = (request: Request) => {
    underWay.delete(request)
    wake()
  }
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async () => {
    if (underWay.size === 0) return false
    await new Promise<void>((resolve) => {
      wake = resolve
    })
    return true
  }
}
