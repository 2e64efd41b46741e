/** The channel between widget and SDK (docs/decisions/0022), spoken by hand by a host page. */
import type { Frame, Page } from '@playwright/test'
import { type ForgedAnswer, forgedAnswers } from '../../src/embed/testing/forged.ts'
import type { EventPortMessage, WidgetPortMessage } from '../../src/generated/messages.types.ts'
import { expect, test } from '../support/browser.ts'
import { recordedBy, say } from '../support/host-channel.ts'
import { openFrames, openHostPage } from './support/channel-host.ts'
import { answerCall, mintToken } from './support/widget.ts'

const channel = async (page: Page, index = -1): Promise<WidgetPortMessage[]> =>
  (await recordedBy(page)).channels.at(index) ?? []
const eventsOf = async (page: Page, index?: number): Promise<EventPortMessage[]> =>
  (await channel(page, index)).filter((message) => message.type === 'event')
const names = async (page: Page, index?: number) =>
  (await eventsOf(page, index)).map(({ name, metadata: { view } }) => `${name} ${view}`)
const types = async (page: Page) => (await channel(page)).map(({ type }) => type)

test('only the first exact answer of the host window opens the channel', async ({ page }) => {
  const [frame, other] = await openFrames(page, [{}, {}])
  for (const each of [frame!, other!]) await expect(each.getByRole('button', { name: 'Continue' })).toBeVisible()
  await page.evaluate(() => {
    const own = Object.assign(window, { nonces: [] as string[] })
    addEventListener('message', ({ data }) => data?.action === 'tieline-hello' && own.nonces.push(data.nonce))
  })
  await frame!.evaluate(() => location.reload())
  const nonces = () => page.evaluate(() => (window as unknown as { nonces: string[] }).nonces)
  await expect.poll(async () => (await nonces()).length).toBe(1)
  const [nonce] = await nonces()
  const exact = { action: 'tieline-connect', v: 1, nonce, version: 1 }
  const forged = forgedAnswers(nonce ?? '')
  const posted: readonly ForgedAnswer[] = [
    ...forged.filter(({ from }) => from === 'host'),
    { name: 'exact', from: 'host', data: exact, ports: 1 },
    { name: 'exact again', from: 'host', data: exact, ports: 1 },
  ]
  const post = ({ answers, entries }: { answers: readonly ForgedAnswer[]; entries: [string, unknown][] }) => {
    const own = Object.assign(window, { received: [] as string[] })
    for (const { name, data, ports } of answers) {
      const channels = Array.from({ length: ports }, () => new MessageChannel())
      for (const { port1 } of channels) {
        port1.onmessage = ({ data: { type } }) => own.received.push(`${name}: ${type}`)
        port1.postMessage({ v: 1, type: 'open' })
      }
      const transfer = channels.map(({ port2 }) => port2)
      // Playwright passes no maps.
      window.top?.frames[0]?.postMessage(name === 'a map' ? new Map(entries) : data, '*', transfer)
    }
  }
  const entries = Object.entries(exact)
  await other!.evaluate(post, { answers: forged.filter(({ from }) => from === 'other'), entries })
  await page.evaluate(post, { answers: posted, entries })
  const received = (from: Page | Frame) => from.evaluate(() => (window as unknown as { received: string[] }).received)
  await expect.poll(() => received(page)).toContain('exact: event')
  expect((await received(page)).filter((each) => !each.startsWith('exact: '))).toEqual([])
  expect(await received(other!)).toEqual([])
})

test('two widgets on a page do not hear each other', async ({ page }) => {
  const [first, second] = await openHostPage(page, [{ show_step_consent: false }, {}])
  await expect(first!.getByRole('heading', { name: 'Select a source' })).toBeVisible()
  await expect(second!.getByRole('heading', { level: 1 })).toBeVisible()
  await first!.getByRole('listitem').getByRole('button').first().click()
  const both = async () => (await Promise.all([names(page, 0), names(page, 1)])).sort((a, b) => a.length - b.length)
  await expect.poll(both).toEqual([
    [expect.stringMatching(/^OPEN/), 'TRANSITION_VIEW consent'],
    [
      expect.stringMatching(/^OPEN/),
      'TRANSITION_VIEW select-source',
      'SELECT_SOURCE select-source',
      'TRANSITION_VIEW credentials',
    ],
  ])
})

test('ten thousand messages, malformed, huge and valid, leave the widget usable', async ({ page }) => {
  const [frame] = await openHostPage(page)
  const next = frame!.getByRole('button', { name: 'Continue' })
  await expect(next).toBeVisible()
  await page.evaluate(() => {
    const { ports } = window as unknown as { ports: MessagePort[] }
    const theme = { v: 1, type: 'theme', theme: { mode: 'light', primary: '#993311' } }
    const bodies = [
      null,
      7,
      [],
      { v: 1 },
      { v: 2, type: 'exit', force: true },
      { v: 1, type: 'exit' },
      { v: 1, type: 'boom' },
    ]
    const valid = [theme, { v: 1, type: 'open' }, { v: 1, type: 'open', unknown: true }]
    for (let sent = 0; sent < 10_000; sent++) ports[0]?.postMessage([...bodies, ...valid][sent % 10])
    for (let sent = 0; sent < 5; sent++) ports[0]?.postMessage({ ...theme, theme: { font: 'x'.repeat(1_000_000) } })
    for (let sent = 0; sent < 10_000; sent++) frames[0]?.postMessage({ action: 'tieline-connect', sent }, '*')
  })
  await next.click()
  await expect(frame!.getByRole('heading', { name: 'Select a source' })).toBeVisible()
  await expect
    .poll(() => names(page))
    .toEqual([expect.stringMatching(/^OPEN/), 'TRANSITION_VIEW consent', 'TRANSITION_VIEW select-source'])
})

test('a frame that is loaded in advance reports nothing until it is visible', async ({ page }) => {
  const [frame] = await openHostPage(page, [{}], [])
  await frame!.getByRole('button', { name: 'Continue' }).click()
  await expect(frame!.getByRole('heading', { name: 'Select a source' })).toBeVisible()
  await expect.poll(() => types(page)).toContain('ready')
  expect(await eventsOf(page)).toEqual([])
  await say(page, { v: 1, type: 'open' })
  await expect.poll(() => names(page)).toEqual(['OPEN select-source', 'TRANSITION_VIEW select-source'])
})

test('a page that loads again opens another channel, which begins anew', async ({ page }) => {
  const [frame] = await openHostPage(page)
  await frame!.getByRole('button', { name: 'Continue' }).click()
  await expect(frame!.getByRole('heading', { name: 'Select a source' })).toBeVisible()
  await frame!.evaluate(() => location.reload())
  await expect.poll(async () => (await recordedBy(page)).channels.length).toBe(2)
  await expect
    .poll(async () => (await eventsOf(page)).map(({ seq, name }) => [seq, name]))
    .toEqual([
      [0, 'OPEN'],
      [1, 'TRANSITION_VIEW'],
    ])
  const hellos = (await recordedBy(page)).plain.filter(({ action }) => action === 'tieline-hello')
  expect(new Set(hellos.map(({ nonce }) => nonce)).size).toBe(2)
})

test('the host goes back, asks to close, changes the theme and ends the session', async ({ page }) => {
  const [frame] = await openHostPage(page)
  const heading = frame!.getByRole('heading', { level: 1 })
  await frame!.getByRole('button', { name: 'Continue' }).click()
  await expect(heading).toHaveText('Select a source')
  const answers = async () => (await channel(page)).filter(({ type }) => type === 'back')
  const back = (request: number) => say(page, { v: 1, type: 'back', request })

  await say(page, { v: 1, type: 'exit', force: false })
  await expect(frame!.getByRole('alertdialog')).toBeVisible()
  await back(1)
  await expect(frame!.getByRole('alertdialog')).toHaveCount(0)
  await back(2)
  await expect(frame!.getByRole('button', { name: 'Continue' })).toBeVisible()
  await back(3)
  const session = { flow: 'connect', version: expect.any(Number), variant: null }
  await expect.poll(answers).toEqual([
    { v: 1, type: 'back', request: 1, went: true, session },
    { v: 1, type: 'back', request: 2, went: true, session },
    { v: 1, type: 'back', request: 3, went: false, session },
  ])

  await say(page, { v: 1, type: 'theme', theme: { mode: 'dark' } })
  await expect(frame!.locator('[data-backdrop] > *')).toHaveCSS('color-scheme', 'dark')

  await say(page, { v: 1, type: 'exit', force: true })
  await expect(heading).toHaveText('You can close this window')
  await expect.poll(async () => (await types(page)).at(-1)).toBe('close')
  const last = (await eventsOf(page)).at(-1)
  expect(last).toMatchObject({ name: 'EXIT', metadata: { flow: 'connect', step: 'consent', exit_status: 'consent' } })
  await say(page, { v: 1, type: 'back', request: 4 })
  expect((await recordedBy(page)).plain.map(({ action }) => action)).toEqual(['tieline-hello', 'tieline-close-iframe'])
})

test('a frame of the height that the widget asks for needs no scrolling, a lower one does', async ({ page }) => {
  const [frame] = await openHostPage(page)
  const asked = async () =>
    (await channel(page)).flatMap((message) => (message.type === 'resize' ? [message.height] : []))
  const body = frame!.locator('main:not([hidden] *)')
  const overflowAt = async (height: number) => {
    await page.locator('iframe[title=Widget]').evaluate((element, px) => {
      element.style.height = `${px}px`
    }, height)
    return body.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  }
  const fits = async () => {
    const height = (await asked()).at(-1) ?? 0
    return (await overflowAt(height)) === 0 && (await asked()).at(-1) === height
  }
  await expect(frame!.getByRole('button', { name: 'Continue' })).toBeVisible()
  await expect.poll(fits).toBe(true)
  expect(await overflowAt(((await asked()).at(-1) ?? 0) - 30)).toBeGreaterThan(0)
  await frame!.getByRole('button', { name: 'Continue' }).click()
  await expect(frame!.getByRole('listitem').first()).toBeVisible()
  await expect.poll(fits).toBe(true)
  // The frame is now higher than the page, which does not scroll.
  await overflowAt(640)
})

test('Escape is reported if nothing in the widget uses it', async ({ page }) => {
  const [frame] = await openHostPage(page)
  await frame!.getByRole('button', { name: 'Close' }).click()
  await frame!.getByRole('alertdialog').press('Escape')
  await expect(frame!.getByRole('alertdialog')).toHaveCount(0)
  const next = frame!.getByRole('button', { name: 'Continue' })
  // Each ends the input of composed characters; Safari says so by the code of the key alone.
  for (const said of [{ isComposing: true }, { keyCode: 229 }])
    await next.dispatchEvent('keydown', { key: 'Escape', bubbles: true, ...said })
  await next.press('Escape')
  const escapes = async () => (await types(page)).filter((type) => type === 'escape')
  await expect.poll(escapes).toEqual(['escape'])
})

test.describe('a refused token', () => {
  test.use({ tolerated: { console: [/status of 401/] } })

  test('is reported once, and a new one starts the session in place', async ({ page }) => {
    const refused = await answerCall(page, '/link/info', 401, { error_message: 'expired' })
    const [frame] = await openHostPage(page)
    await expect.poll(() => types(page)).toContain('token-expired')
    await expect
      .poll(() => names(page))
      .toEqual(
        ['OPEN null', 'ERROR null', 'TRANSITION_VIEW token-gate'].map((each) =>
          expect.stringContaining(each.split(' ')[0]!),
        ),
      )
    expect(refused.count).toBe(1)
    await page.unrouteAll()
    const token = await mintToken()
    await say(page, { v: 1, type: 'token', token })
    await expect(frame!.getByRole('button', { name: 'Continue' })).toBeVisible()
    expect(new URL(frame!.url()).searchParams.get('token')).toBe(token)
    await expect.poll(async () => (await names(page)).at(-1)).toBe('TRANSITION_VIEW consent')
    expect((await types(page)).filter((type) => type === 'token-expired')).toHaveLength(1)
  })
})
