/** I. Further cases of the same kinds: odd answers, browsers with less, offline at any moment, reloads. */
import { gzipSync } from 'node:zlib'
import * as make from './support/behaviours.ts'
import { invoice, reads, retry, signIn, toCredentials, toInvoices, toSources, typed } from './support/places.ts'
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
    'shown',
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

const reload = (world: World) => world.frame().evaluate(() => location.reload())

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
