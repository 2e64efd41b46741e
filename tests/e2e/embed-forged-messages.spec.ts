/** Forged messages, the table that is published with the package, from real windows of real origins. */
import type { Frame, Page } from '@playwright/test'
import { floodOfHellos, forgedMessages } from '../../src/embed/testing/forged.ts'
import { expect, test } from '../support/browser.ts'
import {
  at,
  callsOf,
  type EmbedHost,
  forger,
  frameAt,
  frameOf,
  type HostWindow,
  isForger,
  makeLink,
  nullOrigin,
  postFrom,
  serveHost,
  stateOf,
} from './support/embed-host.ts'
import type { ForgerWindow } from './support/forger.ts'
import { widgetUrl } from './support/widget.ts'

test.use({ tolerated: { forged: true } })

let host: EmbedHost
/** The origin of the widget, and one that differs in the port only. */
let widget: string
let otherPort: EmbedHost
test.beforeAll(async () => {
  host = await serveHost(widgetUrl)
  otherPort = await serveHost(host.fake)
  widget = at('widget.localhost', host.fake)
})
test.afterAll(() => Promise.all([host.close(), otherPort.close()]))

const all = '.'
const malformed = '^(?!.* of (the origin|another window))'

async function openLink(page: Page, url: string) {
  await page.goto(host.url)
  await page.evaluate(() => {
    const own = window as unknown as { ends: number }
    own.ends = 0
    addEventListener('message', ({ data }) => {
      if (data === 'end of forgery') own.ends += 1
    })
  })
  await makeLink(page, { url })
  await page.evaluate(() => (window as unknown as HostWindow).link.open())
}

/** Until the host has received everything that the page has posted. */
async function whenReceived(page: Page, posts: () => Promise<void>) {
  const ends = () => page.evaluate(() => (window as unknown as { ends: number }).ends)
  const before = await ends()
  await posts()
  await expect.poll(ends).toBe(before + 1)
}

const answersTo = (from: Frame | Page) => from.evaluate(() => (window as unknown as ForgerWindow).received)

/** Returns how many were posted. */
async function forgeFrom(page: Page, from: Frame | Page, wanted: string): Promise<number> {
  let sent: string[] = []
  await whenReceived(page, async () => {
    await isForger(from)
    sent = await from.evaluate(([origin, names]) => (window as unknown as ForgerWindow).forge(origin, names), [
      widget,
      wanted,
    ] as const)
    await postFrom(from, ['end of forgery'])
  })
  return sent.length
}

const tableSize = forgedMessages({ origin: 'https://widget.example.com' }).length - 1

const hello = (nonce: string) => ({ action: 'tieline-hello', v: 1, id: 'id', nonce, versions: [1] })

/** What the widget has done when the forged messages come, and what the host sees of it. */
const widgets = [
  {
    when: 'while the widget is open',
    state: 'open',
    calls: ['onLoad', 'OPEN', 'TRANSITION_VIEW'],
    open: (page: Page) => openLink(page, `${widget}/?scenario=stays`),
  },
  {
    when: 'while plain messages of the widget count',
    state: 'loading',
    calls: [],
    async open(page: Page) {
      await openLink(page, widget + forger)
      const frame = await frameAt(page, widget)
      await postFrom(frame, [hello('only')])
      await expect.poll(() => answersTo(frame)).toBe(1)
    },
  },
]

for (const { when, state, calls, open } of widgets) {
  const isUnchanged = async (page: Page) => {
    expect(await stateOf(page)).toBe(state)
    expect(await callsOf(page)).toEqual(calls)
  }

  test(`no message from another origin in the window of the widget has an effect, ${when}`, async ({ page }) => {
    await open(page)
    await expect.poll(() => callsOf(page)).toEqual(calls)
    const frame = await frameAt(page, widget)
    for (const address of [
      at('localhost', host.fake) + forger,
      at('widget.localhost.evil.localhost', host.fake) + forger,
      at('evil.localhost', host.fake) + forger,
      at('evil-widget.localhost', host.fake) + forger,
      at('sub.widget.localhost', host.fake) + forger,
      at('widget.localhost', otherPort.fake) + forger,
      at('widget.localhost', host.fake) + nullOrigin,
    ])
      await test.step(address, async () => {
        await frame.goto(address)
        // The page in the frame says no valid hello, so it is not the widget.
        await expect.poll(() => stateOf(page)).toBe('loading')
        expect(await forgeFrom(page, frame, all)).toBe(tableSize)
        expect(await answersTo(frame)).toBe(0)
        expect(await stateOf(page)).toBe('loading')
        expect(await callsOf(page)).toEqual(calls)
      })
  })

  test(`no message from another window of the origin of the widget has an effect, ${when}`, async ({ page }) => {
    await open(page)
    await expect.poll(() => callsOf(page)).toEqual(calls)
    const address = `${widget}${forger}?other`
    const addFrame = (to: Frame, place: string) =>
      to.evaluate(
        ([src, selector]) =>
          document.querySelector(selector)?.append(Object.assign(document.createElement('iframe'), { src })),
        [address, place] as const,
      )
    const forgeHere = async (from: Frame | Page) => {
      expect(await forgeFrom(page, from, all)).toBe(tableSize)
      expect(await answersTo(from)).toBe(0)
      await isUnchanged(page)
    }
    const inWidget = await frameAt(page, widget)
    for (const [frame, place] of [
      [page.mainFrame(), '#place'],
      [inWidget, 'body'],
    ] as const) {
      await addFrame(frame, place)
      await expect.poll(() => frame.childFrames().some((each) => each.url() === address)).toBe(true)
      await forgeHere(frame.childFrames().find((each) => each.url() === address) as Frame)
    }
    const opened = page.waitForEvent('popup')
    await page.evaluate((src) => window.open(src), address)
    const popup = await opened
    await forgeHere(popup)
    await popup.close()
  })
}

test('no message of the host page itself has an effect', async ({ page }) => {
  await openLink(page, `${widget}/?scenario=stays`)
  await expect.poll(() => stateOf(page)).toBe('open')
  const bodies = forgedMessages({ origin: widget }).flatMap(({ name, data }) =>
    /getters|circular|object/.test(name) ? [] : [data],
  )
  await whenReceived(page, () =>
    page.evaluate((forged) => {
      for (const data of [...forged, 'end of forgery']) window.postMessage(data, '*')
    }, bodies),
  )
  await frameOf(page).getByRole('textbox').fill('still here')
  expect(await stateOf(page)).toBe('open')
  expect(await callsOf(page)).toEqual(['onLoad', 'OPEN', 'TRANSITION_VIEW'])
})

test('what the widget posts is dropped where it is malformed, too early, replayed or a flood', async ({ page }) => {
  await openLink(page, widget + forger)
  const frame = await frameAt(page, widget + forger)
  const early = [
    { action: 'tieline-success', v: 1, id: 'id', public_token: 'early' },
    { action: 'tieline-close-iframe', v: 1, id: 'id' },
  ]
  const post = (messages: readonly unknown[]) =>
    whenReceived(page, () => postFrom(frame, [...messages, 'end of forgery']))

  expect(await forgeFrom(page, frame, malformed)).toBeGreaterThan(10)
  await post(early)
  expect(await answersTo(frame)).toBe(0)
  await post([hello('once'), hello('once')])
  await expect.poll(() => answersTo(frame)).toBe(1)
  await post(floodOfHellos(1000))
  await expect.poll(() => answersTo(frame)).toBe(50)
  expect(await stateOf(page)).toBe('loading')
  expect(await callsOf(page)).toEqual([])
})
