/** I. Further cases of the same kinds: odd answers, browsers with less, offline at any moment, reloads. */
import { gzipSync } from 'node:zlib'
import type { Locator } from '@playwright/test'
import type { ConnectionStatus } from '../../src/generated/api.types.ts'
import * as make from './support/behaviours.ts'
import {
  invoice,
  reads,
  retry,
  signIn,
  submits,
  toCredentials,
  toInvoices,
  toSources,
  typed,
} from './support/places.ts'
import type { CallName } from './support/valid-answers.ts'
import { expect, test, type World } from './support/world.ts'

const page = (world: World) => world.widget.locator('main:visible')

/** An answer in another form than a plain 200. */
const sent = make.bytes

const odd: readonly [name: string, behaviour: make.Behaviour, outcome: 'shown' | 'retry'][] = [
  ['a byte order mark', sent(200, {}, (json) => `\ufeff${json}`), 'shown'],
  ['text/plain', sent(200, { 'content-type': 'text/plain; charset=latin1' }), 'shown'],
  [
    'as a download, with headers for pages',
    sent(200, { 'content-disposition': 'attachment', refresh: '0;url=/' }),
    'shown',
  ],
  ['206', sent(206), 'shown'],
  [
    '200 MB of blanks in 200 kB',
    sent(200, { 'content-encoding': 'gzip' }, (json) => gzipSync(' '.repeat(2e8) + json)),
    'retry',
  ],
  ['a key twice', sent(200, {}, (json) => json.replace('{', '{"sources":7,')), 'shown'],
  ['UTF-16', sent(200, {}, (json) => Buffer.from(`\ufeff${json}`, 'utf16le')), 'retry'],
  ['304', sent(304, {}, () => ''), 'retry'],
  ['300', sent(300), 'retry'],
  ['two documents', sent(200, {}, (json) => json + json), 'retry'],
  ['a NUL at its end', sent(200, {}, (json) => `${json}\0`), 'retry'],
  ['NaN', sent(200, {}, () => '{"sources":NaN}'), 'retry'],
]

test('77 answers in odd forms: what they say, or Retry', async ({ world }) => {
  for (const [name, behaviour, outcome] of odd) {
    world.api.on('sources', behaviour)
    await toSources(world)
    const list = world.widget.getByRole('button', { name: /Hydra Water/ })
    await expect(outcome === 'shown' ? list : retry(world), name).toBeVisible()
  }
})

test('78 a browser without storage, history, languages, marks and more: the session goes on', async ({
  world,
  page,
}) => {
  await page.addInitScript(takeAway)
  await toCredentials(world)
  await signIn(world)
  await expect(world.widget.getByRole('heading', { name: 'Success!' })).toBeVisible()
})

test('79 offline before the file of the next screen has come: said, offered again, and no uncaught error', async ({
  world,
  context,
}) => {
  await world.saveData()
  await world.open()
  await expect(world.widget.getByRole('button', { name: 'Continue' })).toBeVisible()
  await context.setOffline(true)
  await world.widget.getByRole('button', { name: 'Continue' }).click()
  await expect(world.widget.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await context.setOffline(false)
  await retry(world).click()
  await expect(world.widget.getByRole('button', { name: /Hydra Water/ })).toBeVisible()
})

test('80 a megabyte and invisible characters in a form: sent once, or refused', async ({ world }) => {
  await toCredentials(world)
  const username = world.widget.getByLabel('Email address')
  await username.fill('\u200b')
  await world.widget.locator('input[type=password]').fill('p'.repeat(1_000_000))
  await world.widget.getByRole('checkbox').check()
  const submit = world.widget.getByRole('button', { name: 'Submit' })
  await submit.click()
  await expect(username).toBeFocused()
  expect(world.api.count('connect')).toBe(0)
  await username.fill('u'.repeat(1_000_000))
  await submit.click()
  await expect(world.widget.getByRole('heading', { name: 'Success!' })).toBeVisible()
  expect(world.api.count('connect')).toBe(1)
})

test('82 a file dropped on a form: the page stays, with what was typed', async ({ world }) => {
  // The page has not been idle yet.
  await world.page.route(/\/load-ahead-/, () => {})
  await toCredentials(world)
  const username = world.widget.getByLabel('Email address')
  await username.fill(typed.username)
  expect(await world.frame().evaluate(dropFile)).toEqual([true, true])
  await expect(username).toHaveValue(typed.username)
})

/** Runs in the page: whether the browser is kept from opening the file. */
function dropFile(): boolean[] {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' }))
  return ['dragover', 'drop'].map((type) => {
    const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer })
    document.querySelector('form')?.dispatchEvent(event)
    return event.defaultPrevented
  })
}

/** Where the server knows how far the session is. */
const resumed = reads.filter(({ call }) => call !== 'info' && call !== 'sources')

test('81 a reload where the server asks something: the same question, and nothing sent', async ({ world }) => {
  for (const { call, reach, shown } of resumed) {
    await reach(world)
    await expect(shown(world), call).toBeVisible()
    await reload(world)
    await expect(shown(world), call).toBeVisible()
  }
  expect(world.api.received.filter(({ call }) => /select|answer|connect/i.test(call))).toEqual([])
})

test('81 a reload before anything was sent: from the start, with nothing typed', async ({ world }) => {
  const places: [name: string, reach: () => Promise<void>][] = [
    ['the sources', () => toSources(world)],
    [
      'the credentials',
      async () => {
        await toCredentials(world)
        await world.widget.getByLabel('Email address').fill(typed.username)
      },
    ],
    [
      'the invoices',
      async () => {
        await toInvoices(world)
        await world.widget.locator('input[type=file]').setInputFiles(invoice())
        await expect(world.widget.getByText('january.pdf', { exact: true })).toBeVisible()
      },
    ],
  ]
  for (const [name, reach] of places) {
    await reach()
    await reload(world)
    await expect(world.widget.getByRole('button', { name: 'Continue' }), name).toBeVisible()
    await expect(page(world), name).not.toContainText('january.pdf')
  }
})

test('81 a reload after success and after the end: success again, and the host hears it once each', async ({
  world,
}) => {
  world.api.state.status = 'Connected'
  await world.open()
  await expect(world.widget.getByRole('heading', { name: 'Success!' })).toBeVisible()
  await reload(world)
  await expect(world.widget.getByRole('heading', { name: 'Success!' })).toBeVisible()
})

const heading =
  (name: string) =>
  ({ widget }: World) =>
    widget.getByRole('heading', { name })
const consent = ({ widget }: World) => widget.getByRole('button', { name: 'Continue', exact: true })

/** Sessions in the middle of something: what a reload shows, and the calls that must not be made again. */
const midway: readonly [
  name: string,
  reach: (world: World) => Promise<unknown>,
  after: (world: World) => Locator,
  sent: number,
][] = [
  ['credentials under way that have not arrived', (world) => whileSending(world, 'connect', 'New'), consent, 1],
  [
    'credentials under way that the server has taken',
    (world) => whileSending(world, 'connect', 'Connecting'),
    heading('Connecting your account'),
    1,
  ],
  [
    'an answer under way that has not arrived',
    (world) => whileSending(world, 'mfaAnswer', 'MfaQuestion'),
    ({ widget }) => widget.getByRole('textbox', { name: 'Code' }),
    1,
  ],
  ['an upload under way', (world) => whileSending(world, 'upload', 'New'), consent, 1],
  [
    'waiting for an approval',
    (world) => {
      world.api.state.status = 'MfaQuestionNoAnswer'
      return world.open()
    },
    ({ widget }) => widget.getByText('Pending verification').first(),
    0,
  ],
  [
    'a question that cannot be read',
    async (world) => {
      world.api.state.status = 'MfaQuestion'
      world.api.on('mfaGet', make.status(400))
      await world.open()
      await expect(heading('An error has occured.')(world)).toBeVisible()
      world.api.on('mfaGet', make.valid)
    },
    ({ widget }) => widget.getByRole('textbox', { name: 'Code' }),
    0,
  ],
  ['a connection that has failed', (world) => toStatus(world, 'Error', 'An error has occured.'), consent, 1],
  [
    'credentials that were wrong',
    (world) => toStatus(world, 'InvalidCredentials', 'The credentials you provided were incorrect'),
    consent,
    1,
  ],
  ['an address of a missing source', (world) => toMissingSource(world, 0), consent, 0],
  ['an e-mail address for a missing source', (world) => toMissingSource(world, 1), consent, 0],
  ['a missing source that was asked for', (world) => toMissingSource(world, 2), consent, 1],
  [
    'a start that has failed',
    async (world) => {
      world.api.on('info', make.status(503))
      await world.open()
      await expect(retry(world)).toBeVisible()
      world.api.on('info', make.valid)
    },
    consent,
    0,
  ],
]

/** Until the server has received the call; then the status is what it says. */
async function whileSending(world: World, call: CallName, status: ConnectionStatus) {
  const place = submits.find((each) => each.call === call)
  await place?.fill(world)
  world.api.on(call, make.silence)
  await place?.submit(world).click()
  await expect.poll(() => world.api.count(call)).toBe(1)
  world.api.state.status = status
}

async function toStatus(world: World, status: ConnectionStatus, title: string) {
  world.api.state.next = status
  await toCredentials(world)
  await signIn(world)
  await expect(heading(title)(world)).toBeVisible()
}

/** @param steps how many of its screens are answered */
async function toMissingSource(world: World, steps: number) {
  const { widget } = world
  await toSources(world)
  await widget.getByRole('button', { name: 'Request to add new source...' }).click()
  await widget.getByRole('textbox').fill('www.canary-source.example')
  if (steps === 0) return
  await widget.getByRole('button', { name: 'Continue' }).click()
  await expect(heading('Stay updated')(world)).toBeVisible()
  await widget.getByRole('textbox').fill(typed.email)
  if (steps === 1) return
  await widget.getByRole('button', { name: 'Submit Request' }).click()
  await expect(heading("Thank You. We'll integrate it soon")(world)).toBeVisible()
}

for (const [name, reach, after, sent] of midway) {
  test(`81 a reload of ${name}: what the server says, and nothing is sent again`, async ({ world }) => {
    const { api } = world
    const sends = () => api.received.filter(({ call }) => /select|answer|connect|upload|add/i.test(call)).length
    await reach(world)
    await reload(world)
    await expect(after(world)).toBeVisible()
    expect(sends()).toBe(sent)
    expect(await world.frame().evaluate(() => document.body.innerHTML)).not.toContain('canary')
  })
}

/** Until the page that was left is gone: it may show what the next one is to show. */
async function reload(world: World) {
  await world.frame().evaluate(() => {
    Object.assign(window, { isLeft: true })
    location.reload()
  })
  await world.frame().waitForFunction(() => !('isLeft' in window))
}

for (const way of ['wraps', 'replaces'] as const) {
  test(`84 a translator that ${way} all texts, at once and again: the session goes on`, async ({ world }) => {
    const { api, widget, page } = world
    api.state.next = 'MfaQuestion'
    await page.addInitScript(translate, way)
    await world.open()
    // Until the page is idle, and something has been translated.
    await expect(widget.locator('font').first()).toBeAttached()
    await consent(world).click()
    const search = widget.getByRole('searchbox')
    if (await search.isVisible()) await search.fill('hydra')
    await widget.getByRole('button', { name: /Hydra Water/ }).click()
    await widget.getByRole('button', { name: 'Submit' }).click()
    await expect(widget.getByText('Please enter a value').first()).toBeVisible()
    await signIn(world)
    await widget.getByRole('textbox', { name: 'Code' }).fill(typed.answer)
    api.on('mfaAnswer', make.status(400), make.valid)
    await widget.getByRole('button', { name: 'Verify' }).click()
    await expect(widget.getByText('Invalid answer, please try again.').first()).toBeVisible()
    api.state.next = 'AccountSelection'
    await widget.getByRole('button', { name: 'Verify' }).click()
    for (const account of [0, 1]) await widget.getByRole('checkbox').nth(account).check()
    await widget.getByRole('checkbox').nth(1).uncheck()
    api.state.next = 'Connected'
    await widget.getByRole('button', { name: 'Continue with 1 selected' }).click()
    await expect(widget.getByRole('heading', { name: 'Success!' })).toBeVisible()
    expect(await world.actions()).toEqual(['tieline-success'])
  })
}

/** Runs in the page: as translators of browsers and extensions do, `font` elements around new texts, or in their place. */
function translate(way: 'wraps' | 'replaces') {
  const isForeign = (text: Text) =>
    /\p{L}/u.test(text.data) && text.parentElement?.closest('font, script, style, title, textarea, option') === null
  const change = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node as Text)
    for (const text of found.filter(isForeign)) {
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      text.replaceWith(outer)
      inner.append(way === 'wraps' ? text : text.data)
    }
  }
  addEventListener('load', () => {
    if (!document.getElementById('tieline-config')) return
    change()
    new MutationObserver(change).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

/** Runs in the page. */
function takeAway() {
  const refuse = () => {
    throw new DOMException('Refused', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse })
  Object.assign(history, { replaceState: refuse, pushState: refuse })
  const absent = { language: '', languages: [], connection: undefined, onLine: undefined }
  for (const [name, value] of Object.entries(absent))
    Object.defineProperty(Navigator.prototype, name, { get: () => value })
  Object.assign(performance, { mark: undefined, measure: undefined })
  const names = ['requestIdleCallback', 'ResizeObserver', 'IntersectionObserver', 'BroadcastChannel']
  for (const name of names) Object.assign(window, { [name]: undefined })
  Object.assign(crypto, { randomUUID: undefined })
}
