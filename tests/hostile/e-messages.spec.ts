/** E. Messages (cases 41–49). */
import { randomUUID } from 'node:crypto'
import { costOf, longestTaskOf } from './support/cost.ts'
import type { ReceivedMessage } from './support/host-page.ts'
import { typed } from './support/places.ts'
import { expect, test, type World } from './support/world.ts'

async function openPreview(world: World) {
  world.hasNoClose()
  await world.open({ query: '?preview' })
  await expect.poll(() => world.actions()).toEqual(['preview-ready'])
  await expect(world.widget.getByRole('button', { name: 'Continue' })).toBeVisible()
}

/** Posts what an expression makes, from the host page. */
const post = (world: World, expression: string) => world.page.evaluate(`frames.widget0.postMessage(${expression}, '*')`)
const step = (name: string) => `{ action: 'tieline-preview', step: '${name}' }`
const success = (world: World) => world.widget.getByRole('heading', { name: 'Success!' })

/** A message from the one page that may send it arrives last, and shows that the others are through. */
async function expectUnchanged(world: World) {
  await expect(world.widget.getByRole('button', { name: 'Continue' })).toBeVisible()
  await expect(success(world)).toHaveCount(0)
  await post(world, step('selectSource'))
  await expect(world.widget.getByRole('heading', { name: 'Select a source' })).toBeVisible()
}

test('41 a preview step from a sibling, a child and a pop-up window of the host: ignored', async ({ world }) => {
  await openPreview(world)
  const { page } = world
  await page.evaluate(`{
    const sibling = document.body.appendChild(document.createElement('iframe'))
    sibling.contentWindow.eval("parent.frames.widget0.postMessage(${step('success')}, '*')")
  }`)
  await world.frame().evaluate(`{
    const child = document.body.appendChild(document.createElement('iframe'))
    child.contentWindow.parent.postMessage(${step('success')}, '*')
  }`)
  const popup = page.waitForEvent('popup')
  await page.evaluate(`open('about:blank').eval("opener.frames.widget0.postMessage(${step('success')}, '*')")`)
  await (await popup).close()
  await expectUnchanged(world)
})

test('41 a preview step from the opener of a pop-up window: ignored', async ({ world, context }) => {
  world.hasNoClose()
  await context.addInitScript(() => {
    addEventListener('message', ({ data }) => {
      if (data?.action === 'tieline-preview') document.documentElement.dataset['got'] = 'true'
    })
  })
  const { page, hostUrl, widgetUrl } = world
  await page.goto(hostUrl)
  const opened = page.waitForEvent('popup')
  await page.evaluate(`popup = open('${widgetUrl}/?preview')`)
  const popup = await opened
  await expect(popup.getByRole('button', { name: 'Continue' })).toBeVisible()
  await page.evaluate(`popup.postMessage(${step('success')}, '*')`)
  await expect(popup.locator('html[data-got]')).toHaveCount(1)
  await popup.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect(popup.getByRole('button', { name: 'Continue' })).toBeVisible()
  await expect(popup.getByRole('heading', { name: 'Success!' })).toHaveCount(0)
  await popup.close()
})

test('42 a preview step outside of a preview: ignored', async ({ world }) => {
  await world.open()
  await expect(world.widget.getByRole('button', { name: 'Continue' })).toBeVisible()
  await post(world, step('success'))
  await world.widget.getByRole('button', { name: 'Continue' }).click()
  await expect(world.widget.getByRole('heading', { name: 'Select a source' })).toBeVisible()
})

const malformed: readonly string[] = [
  step('nowhere'),
  step('__proto__'),
  step('constructor'),
  step(''),
  'null',
  'undefined',
  '7',
  "'tieline-preview'",
  '[]',
  'new Map([["action", "tieline-preview"], ["step", "success"]])',
  "Object.assign(Object.create(null), { action: 'tieline-preview', step: null })",
  "{ action: 'tieline-preview', step: 'success', extra: 1 }",
  "{ action: 'tieline-preview', step: 'success', elements: { why: 'no' } }",
  "{ action: 'tieline-preview', step: 'success', locale: 'xx' }",
  "{ action: 'tieline-preview', step: ['success'] }",
  "{ action: 'tieline-preview', step: { toString: 1 } }",
  "{ action: 'other-preview', step: 'success' }",
  "{ action: 'tieline-preview', step: 'x'.repeat(1_000_000) }",
  "(() => { const own = { action: 'tieline-preview', step: 'success' }; own.self = own; return own })()",
  "(() => { let deep = {}; for (let at = 0; at < 500; at++) deep = { deep }; return { action: 'tieline-preview', step: 'success', client: deep } })()",
  'JSON.parse(\'{"action":"tieline-preview","step":"success","__proto__":{"x":1}}\')',
  'new Error("tieline-preview")',
  'new Date(0)',
  'new ArrayBuffer(8)',
]

test('43 malformed messages: ignored', async ({ world }) => {
  await openPreview(world)
  for (const expression of malformed) await post(world, expression)
  await expectUnchanged(world)
  expect(await world.frame().evaluate(() => 'x' in {})).toBe(false)
})

test('44 10,000 messages at once: the last one counts, and they cost a second of work at most', async ({ world }) => {
  await openPreview(world)
  const cost = await costOf(world.page, async () => {
    await world.page.evaluate(`for (let at = 0; at < 10_000; at++)
      frames.widget0.postMessage({ action: 'tieline-preview', step: at % 2 ? 'success' : 'selectSource' }, '*')`)
    await expect(success(world)).toBeVisible()
  })
  expect(cost).toBeLessThan(1000)
})

/** Posts 10,000 messages within a second, or as fast as the page can; resolves when the last one is posted. */
const flood = (world: World, expression: string, send = 'frames.widget0.postMessage') =>
  world.page.evaluate(`new Promise((posted) => {
    const begun = performance.now()
    let at = 0
    const timer = setInterval(() => {
      const due = Math.min(10_000, (performance.now() - begun) * 10, at + 200)
      for (; at < due; at++) ${send}(${expression}, ...${send.startsWith('port') ? '[]' : "['*']"})
      if (at < 10_000) return
      clearInterval(timer)
      posted()
    }, 5)
  })`)

const floods: readonly [title: string, expression: string][] = [
  ['previews of two screens', "{ action: 'tieline-preview', step: at % 2 ? 'success' : 'selectSource' }"],
  ['previews of one screen', step('success')],
  ['malformed ones', "{ action: 'tieline-preview', step: { deep: [{ at }] }, client: [at], extra: 'x'.repeat(500) }"],
]

/** What is fetched ahead has arrived and been compiled, and both screens have been drawn: all of it costs more than messages. */
async function warmUp({ page, widget }: World) {
  await widget.getByRole('button', { name: 'Continue' }).click()
  await widget.getByRole('button', { name: 'Back' }).click()
  await expect(widget.getByRole('button', { name: 'Continue' })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

for (const [title, expression] of floods) {
  test(`44 10,000 messages a second, ${title}: no task over 50 ms`, async ({ world }) => {
    await openPreview(world)
    for (const name of ['success', 'selectSource', 'success']) await post(world, step(name))
    await expect(success(world)).toBeVisible()
    await world.page.waitForLoadState('networkidle')
    const longest = await longestTaskOf(world.page, async () => {
      await flood(world, expression)
      await post(world, step('consent'))
      await expect(world.widget.getByRole('button', { name: 'Continue' })).toBeVisible()
    })
    expect(longest).toBeLessThan(50)
  })
}

test('44 10,000 answers to the hello a second: no task over 50 ms, and the right one still opens the channel', async ({
  world,
}) => {
  await world.open()
  await warmUp(world)
  const longest = await longestTaskOf(world.page, async () => {
    await flood(world, "{ action: 'tieline-connect', v: 1, nonce: String(at), version: 1 }")
    await openPort(world)
  })
  expect(longest).toBeLessThan(50)
})

const portFloods: readonly [title: string, expression: string][] = [
  ['themes', "{ v: 1, type: 'theme', theme: { primary: at % 2 ? '#0a0' : '#00a' } }"],
  ['questions for the way back', "{ v: 1, type: 'back', request: at }"],
  ['malformed ones', "{ v: 1, type: 'theme', theme: { deep: [{ at }] }, extra: 'x'.repeat(500) }"],
]

for (const [title, expression] of portFloods) {
  test(`44 10,000 messages a second over the port, ${title}: no task over 50 ms`, async ({ world }) => {
    await world.open()
    await warmUp(world)
    await openPort(world)
    const longest = await longestTaskOf(world.page, async () => {
      await flood(world, expression, 'port.postMessage')
      await untilAnswered(world)
    })
    expect(longest).toBeLessThan(50)
    await world.widget.getByRole('button', { name: 'Continue' }).click()
    await expect(world.widget.getByRole('heading', { name: 'Select a source' })).toBeVisible()
  })
}

/** Resolves when everything that was sent over the port before has been read. */
const untilAnswered = ({ page }: World) =>
  page.evaluate(`new Promise((answered) => {
    port.onmessage = ({ data }) => data.request === -1 && answered()
    port.postMessage({ v: 1, type: 'back', request: -1 })
  })`)

/** Answers the hello as the SDK does: `port` of the host page is then open, and the widget has said that it is ready. */
const openPort = ({ page }: World) =>
  page.evaluate(`new Promise((opened) => {
    const { nonce } = received.find(({ action }) => action === 'tieline-hello')
    const channel = new MessageChannel()
    port = channel.port1
    port.onmessage = ({ data }) => data.type === 'ready' && opened()
    frames.widget0.postMessage({ action: 'tieline-connect', v: 1, nonce, version: 1 }, '*', [channel.port2])
  })`)

/** To the success screen; resolves to what the host has received. */
async function connect(world: World, query: string): Promise<ReceivedMessage[]> {
  world.api.state.status = 'MfaQuestion'
  await world.open({ query })
  await world.widget.getByRole('textbox', { name: 'Code' }).fill(typed.answer)
  await world.widget.getByRole('button', { name: 'Verify' }).click()
  await expect(world.widget.getByRole('heading', { name: 'Success!' })).toBeVisible()
  const received = async () => (await world.received()).filter(({ action }) => action !== 'tieline-hello')
  // The message arrives after the screen that shows the result.
  await expect.poll(received).not.toEqual([])
  return received()
}

const withOrigin = (origin: string) => `?token=${randomUUID()}&origin=${encodeURIComponent(origin)}`

test('45 a parent of another origin than the address claims: no result', async ({ world }) => {
  const received = await connect(world, withOrigin('https://app.example'))
  expect(received).toMatchObject([{ action: 'tieline-error', reason: 'OriginUnverified' }])
})

test('45 48 the parent that the address names: the result, once', async ({ world }) => {
  const received = await connect(world, withOrigin(world.hostUrl))
  expect(received.map(({ action }) => action)).toEqual(['tieline-success'])
})

test('46 look-alike origins in the lists of client info: no result', async ({ world }) => {
  const own = new URL(world.hostUrl)
  const lookAlikes = [
    `${own.origin}.evil.example`,
    `http://evil-${own.host}`,
    `http://${own.hostname}:1${own.port}`.slice(0, 22),
    own.origin.replace('http:', 'https:'),
    `http://${own.hostname}`,
    `http://${own.host}@evil.example`,
    `http://user@${own.host}`,
    '*',
    'null',
    'http://*',
    `${own.origin}\\.evil.example`,
  ]
  world.api.state.client.allowed_origins = lookAlikes
  const received = await connect(world, `?token=${randomUUID()}`)
  expect(received).toMatchObject([{ action: 'tieline-error', reason: 'OriginUnverified' }])
})

test('46 look-alike origins in the address: no result', async ({ world }) => {
  const { hostname, port } = new URL(world.hostUrl)
  const lookAlikes = [
    `http://${hostname}.evil.example:${port}`,
    `http://evil-${hostname}:${port}`,
    `http://${hostname}:${Number(port) - 1}`,
    `http://${hostname}`,
    `https://${hostname}:${port}`,
  ]
  for (const origin of lookAlikes)
    await test.step(origin, async () => {
      world.api.reset()
      const received = await connect(world, withOrigin(origin))
      expect(received).toMatchObject([{ action: 'tieline-error', reason: 'OriginUnverified' }])
    })
})

test('47 two widgets on a page: each is its own', async ({ world }) => {
  const { page, hostUrl, widgetUrl, api } = world
  world.hasNoClose()
  const frames = [randomUUID(), randomUUID()].map(
    (token) => `frame=${encodeURIComponent(`${widgetUrl}/?token=${token}`)}`,
  )
  await page.goto(`${hostUrl}/?${frames.join('&')}`)
  const [first, second] = [page.frameLocator('[name=widget0]'), page.frameLocator('[name=widget1]')]
  await expect(second.getByRole('button', { name: 'Continue' })).toBeVisible()
  await first.getByRole('button', { name: 'Continue' }).click()
  await expect(first.getByRole('heading', { name: 'Select a source' })).toBeVisible()
  await expect(second.getByRole('button', { name: 'Continue' })).toBeVisible()
  await first.getByRole('button', { name: 'Close' }).click()
  await first.getByRole('button', { name: 'Yes, exit' }).click()
  await expect(first.getByRole('heading', { name: 'You can close this window' })).toBeVisible()
  await expect(second.getByRole('button', { name: 'Continue' })).toBeVisible()
  expect(api.count('info')).toBe(2)
})

test('48 Finish pressed twice, a status told twice: one result and one close', async ({ world }) => {
  await connect(world, `?token=${randomUUID()}`)
  await world.widget.getByRole('button', { name: 'Finish' }).dblclick()
  await expect.poll(() => world.actions()).toEqual(['tieline-success', 'tieline-close-iframe'])
})

for (const [title, queryOf] of [
  ['that names the host', (world: World) => withOrigin(world.hostUrl)],
  ['without an origin', () => `?token=${randomUUID()}`],
] as const) {
  test(`49 a frame with an address ${title} is loaded again: the host is still the one, and gets the result`, async ({
    world,
  }) => {
    world.api.state.status = 'MfaQuestion'
    await world.open({ query: queryOf(world) })
    await expect(world.widget.getByRole('textbox', { name: 'Code' })).toBeVisible()
    const reloaded = world.page.waitForEvent('framenavigated', (frame) => frame === world.frame())
    await world.frame().evaluate(() => location.reload())
    await reloaded
    await world.widget.getByRole('textbox', { name: 'Code' }).fill(typed.answer)
    await world.widget.getByRole('button', { name: 'Verify' }).click()
    await expect(world.widget.getByRole('heading', { name: 'Success!' })).toBeVisible()
    await expect.poll(() => world.actions()).toEqual(['tieline-success'])
  })
}

test('49 a frame that is loaded again, for a host that the address does not name: no result', async ({ world }) => {
  world.api.state.status = 'MfaQuestion'
  await world.open({ query: withOrigin('https://app.example') })
  await expect(world.widget.getByRole('textbox', { name: 'Code' })).toBeVisible()
  const reloaded = world.page.waitForEvent('framenavigated', (frame) => frame === world.frame())
  await world.frame().evaluate(() => location.reload())
  await reloaded
  await world.widget.getByRole('textbox', { name: 'Code' }).fill(typed.answer)
  await world.widget.getByRole('button', { name: 'Verify' }).click()
  await expect.poll(() => world.actions()).toEqual(['tieline-error'])
})
