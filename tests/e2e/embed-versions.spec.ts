/** SDK and widget of different versions: a widget is deployed at once, and hosts take a new SDK when they like. */
import type { Page } from '@playwright/test'
import type { Plugin } from 'vite'
import type { Scenario } from '../../src/embed/testing/fake-widget.ts'
import { expect, test } from '../support/browser.ts'
import {
  callsOf,
  type EmbedHost,
  forger,
  frameAt,
  frameOf,
  type HostWindow,
  makeLink,
  postFrom,
  serveHost,
  stateOf,
} from './support/embed-host.ts'
import { connectIn } from './support/hosts.ts'
import { mintToken, widgetUrl } from './support/widget.ts'

/** An SDK that knows version 2 of the channel alone, as a later one might. */
const newer: Plugin = {
  name: 'newer',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/embed/channel.ts')) return null
    expect(code).toContain('const version = 1\n')
    return code.replace('const version = 1\n', 'const version = 2\n')
  },
}

const sdks = { 'this SDK': {}, 'a newer SDK': { sdk: newer } }
type Sdk = keyof typeof sdks

const hosts = new Map<Sdk, EmbedHost>()
test.beforeAll(async () => {
  for (const [name, options] of Object.entries(sdks)) hosts.set(name as Sdk, await serveHost(widgetUrl, options))
})
test.afterAll(() => Promise.all([...hosts.values()].map((host) => host.close())))

const hostOf = (sdk: Sdk) => hosts.get(sdk) as EmbedHost
const isIn = (page: Page, state: string) => expect.poll(() => stateOf(page)).toBe(state)

async function open(page: Page, sdk: Sdk, url: string, token?: string) {
  await page.goto(hostOf(sdk).url)
  await makeLink(page, { url, ...(token !== undefined && { token }) })
  await page.evaluate(() => (window as unknown as HostWindow).link.open())
}

const errorsOf = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as HostWindow).calls.flatMap(({ name, detail }) =>
      name === 'ERROR' ? [(detail[0] as { error_code?: string }).error_code] : [],
    ),
  )

const overPort = ['onLoad', 'OPEN', 'TRANSITION_VIEW', 'SELECT_SOURCE', 'SUBMIT_CREDENTIALS', 'HANDOFF', 'onSuccess']
/** Little but the result, and first that it is so. */
const plain = ['ERROR', 'onLoad', 'HANDOFF', 'onSuccess']

const rows: readonly [Sdk, Scenario, widget: string, calls: readonly string[]][] = [
  ['this SDK', 'success', 'this widget', overPort],
  ['this SDK', 'old-version', 'an older widget', plain],
  ['this SDK', 'new-version', 'a newer widget that also knows this version', overPort],
  ['a newer SDK', 'old-version', 'a widget that is older still', plain],
  ['a newer SDK', 'new-version', 'a newer widget', overPort],
]
for (const [sdk, scenario, widget, calls] of rows)
  test(`${sdk} and ${widget}`, async ({ page }) => {
    await open(page, sdk, `${hostOf(sdk).fake}/?scenario=${scenario}`)
    await isIn(page, 'closed')
    expect(await callsOf(page)).toEqual(calls)
    expect(await errorsOf(page)).toEqual(calls === plain ? ['VERSION_MISMATCH'] : [])
  })

test('a newer SDK and the widget itself: plain messages tell the result and the end', async ({ page }) => {
  await open(page, 'a newer SDK', `${widgetUrl}/`, await mintToken())
  await connectIn(frameOf(page))
  await expect.poll(() => callsOf(page)).toEqual(plain)
  await frameOf(page).getByRole('button', { name: 'Finish' }).click()
  await isIn(page, 'closed')
  expect(await callsOf(page)).toEqual(plain)
})

test.describe('a newer widget', () => {
  test.use({ tolerated: { forged: true } })

  test('that no longer knows the version of this SDK tells the result and the end by plain messages', async ({
    page,
  }) => {
    const address = hostOf('this SDK').fake + forger
    await open(page, 'this SDK', address)
    const envelope = { v: 1, id: 'id' }
    await postFrom(await frameAt(page, address), [
      { ...envelope, action: 'tieline-hello', nonce: 'nonce', versions: [2, 3] },
      { ...envelope, action: 'tieline-success', public_token: 'public-sandbox-1' },
      { ...envelope, action: 'tieline-close-iframe' },
    ])
    await isIn(page, 'closed')
    expect(await callsOf(page)).toEqual(plain)
  })
})
