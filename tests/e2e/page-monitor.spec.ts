/** The page monitor of tests/support/browser.ts reports each kind of problem that it is for. */
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { monitorPages } from '../support/page-monitor.ts'

const widget = process.env['TIELINE_WIDGET_URL'] ?? ''
const policy =
  "default-src 'none'; script-src 'unsafe-inline'; connect-src *; frame-src 'self'; img-src * data:; require-trusted-types-for 'script'"
const styles = 'document.body.setAttribute("style", "color: red")'

const problems: readonly [title: string, script: string, report: RegExp][] = [
  ['an uncaught error', 'setTimeout(() => { throw new Error("planted") })', /uncaught: .*planted/],
  ['an unhandled rejection', 'Promise.reject(new Error("planted"))', /uncaught: .*planted/],
  ['an error in the console', 'console.error("planted")', /console: planted/],
  [
    'a call to another origin',
    'fetch("https://other.example/").catch(() => {})',
    /another origin: GET https:\/\/other\./,
  ],
  ['an image of another origin', 'new Image().src = "https://other.example/"', /another origin: GET https:\/\/other\./],
  ['untrusted markup', 'document.body.innerHTML = "x"', /policy violation: require-trusted-types-for/],
  ['a policy violation', styles, /policy violation: style-src-attr by inline .* in .*\/planted$/],
  [
    'a policy violation in a frame',
    'document.body.append(Object.assign(document.createElement("iframe"), { src: "/inner" }))',
    /policy violation: style-src-attr by inline .* in .*\/inner$/,
  ],
]

/** A page that counts as a widget, within one that hears its messages; the value is typed into its field. */
async function openPlantedWidget(context: BrowserContext, script: string, query = '') {
  const block = '<script type="application/json" id="tieline-config">{}</script>'
  const html = (body: string) => ({
    contentType: 'text/html',
    body: `<!doctype html><link rel="icon" href="data:,">${body}`,
  })
  await context.route(`${widget}/planted`, (route) =>
    route.fulfill(html(`Host <iframe src="/inner${query}"></iframe>`)),
  )
  await context.route(
    ({ pathname }) => pathname === '/inner',
    (route) =>
      route.fulfill(
        html(`${block}<main><input aria-label="field" placeholder="a"><p>Text</p></main><script>${script}</script>`),
      ),
  )
  const page = await context.newPage()
  await page.goto(`${widget}/planted`)
  return page
}

/** For scripts of the planted widget: `storing` is what has not been stored yet. */
const stores = `var storing = []
  const store = (name, upgrade) => storing.push(new Promise((stored) => {
    const request = indexedDB.open(name)
    request.onupgradeneeded = () => upgrade(request.result)
    request.onsuccess = stored
  }))
`

async function type(page: Page, value: string) {
  const field = page.frameLocator('iframe').getByRole('textbox')
  await field.fill(value)
  await field.evaluate(() => Promise.all((globalThis as unknown as { storing: Promise<unknown>[] }).storing))
}

const leaks: readonly [title: string, script: string, report: RegExp][] = [
  ['the console', 'console.log("got " + value)', /in the console: planted value/],
  ['an object in the console', 'console.log("got", { a: { b: [{ value }] } })', /in the console: planted value/],
  ['storage', 'localStorage.setItem("a", value); localStorage.clear()', /in storage: planted value/],
  ['a cookie', 'document.cookie = "a=" + value', /in storage: planted value/],
  ['the address', 'history.replaceState(null, "", "?a=" + encodeURIComponent(value))', /in the address: planted value/],
  [
    'the history',
    'history.replaceState({ value }, ""); history.replaceState(null, "")',
    /in the history: planted value/,
  ],
  ['the title', 'document.title = value', /in the title: planted value/],
  [
    'the address of a request',
    'fetch("/?a=" + encodeURIComponent(value))',
    /in the address of a request: planted value/,
  ],
  ['a message', 'parent.postMessage({ action: "planted", value }, "*")', /in a message to the host: planted value/],
  [
    'a database',
    `store("a", (database) => database.createObjectStore("b").add({ value }, 1))`,
    /in a database: planted value/,
  ],
  [
    'a database, by its key',
    'store(value, (database) => database.createObjectStore("b"))',
    /in a database: planted value/,
  ],
  [
    'a cache',
    'storing.push(caches.open("a").then((cache) => cache.put("/b", new Response(value))))',
    /in a cache: planted value/,
  ],
  ['the channel', 'new MessageChannel().port1.postMessage({ value })', /in a message of the channel: planted value/],
]

test('reports a short value in whatever it is logged, stored or told', async ({ browser }) => {
  const context = await browser.newContext()
  const reported: string[] = []
  const { finish } = await monitorPages(context, {}, (problem) => reported.push(problem))
  const scripts = leaks.map(([, script]) => script).join(';')
  const page = await openPlantedWidget(context, `${stores} oninput = ({ target: { value } }) => { ${scripts} }`)
  await type(page, '1234')
  await finish()
  const expected = leaks.map(([, , report]) => report.source.replace('planted value', '1234'))
  for (const report of expected) expect(reported.join('\n')).toMatch(new RegExp(report))
  await context.close()
})

for (const [title, script, report] of leaks) {
  test(`reports what was typed in ${title}`, async ({ browser }) => {
    const context = await browser.newContext()
    const reported: string[] = []
    const { finish } = await monitorPages(context, {}, (problem) => reported.push(problem))
    const page = await openPlantedWidget(context, `${stores} oninput = ({ target: { value } }) => { ${script} }`)
    await type(page, 'planted value')
    await finish()
    expect(reported.join('\n')).toMatch(report)
    await context.close()
  })
}

const ends: readonly [title: string, end: (page: Page) => Promise<unknown>][] = [
  ['whose frame is removed', (page) => page.evaluate(() => document.querySelector('iframe')?.remove())],
  ['whose page loads another', (page) => page.goto('about:blank')],
  ['whose page is closed', (page) => page.close()],
]

for (const [title, end] of ends) {
  test(`reports what a widget ${title} has stored and deleted just before`, async ({ browser }) => {
    const context = await browser.newContext()
    const reported: string[] = []
    const { finish } = await monitorPages(context, {}, (problem) => reported.push(problem))
    const page = await openPlantedWidget(
      context,
      `${stores} oninput = ({ target: { value } }) => { localStorage.setItem("a", value); localStorage.clear() }`,
    )
    await type(page, 'planted value')
    await end(page)
    await finish()
    expect(reported).toEqual(['what was typed is in storage: planted value'])
    await context.close()
  })
}

const sessionToken = '17d2f9a7-af3d-4ee4-abf4-08dc0b1ba585'
const publicToken = 'public-sandbox-4d1f0c52-7f0e-4f6e-8a57-6a2c1f0d9b3e'
const tellResult = `parent.postMessage({ action: "tieline-success", public_token: "${publicToken}" }, "*");`

const tokenLeaks: readonly [title: string, script: string, report: RegExp][] = [
  ['a link token in the console', 'console.log(token)', /a link token is in the console$/m],
  ['a link token in storage', 'sessionStorage.setItem("a", token)', /a link token is in storage$/m],
  ['a link token in the history', 'history.replaceState({ token }, "")', /a link token is in the history$/m],
  ['a link token in the title', 'document.title = token', /a link token is in the title$/m],
  ['a link token in the name of the window', 'name = token', /a link token is in the name of the window$/m],
  ['a link token in a message', 'parent.postMessage({ action: "a", token }, "*")', /a link token is in a message to/m],
  ['a link token in the address of a request', 'fetch("/?a=" + token)', /is in the address of a request$/m],
  ['a link token in a referrer', 'fetch("/")', /a link token is in the referrer of a request$/m],
  [
    'a public token in storage',
    `${tellResult} localStorage.setItem("a", "${publicToken}")`,
    /a public token is in sto/,
  ],
  ['a public token in the console', `${tellResult} console.info("${publicToken}")`, /a public token is in the console/],
  [
    'a public token in the address',
    `${tellResult} history.replaceState(null, "", location.href + "#" + "${publicToken}")`,
    /a public token is in the address$/m,
  ],
]

for (const [title, script, report] of tokenLeaks) {
  test(`reports ${title}`, async ({ browser }) => {
    const context = await browser.newContext()
    const reported: string[] = []
    const { finish } = await monitorPages(context, {}, (problem) => reported.push(problem))
    const act = `const token = new URLSearchParams(location.search).get("token"); ${script}`
    await openPlantedWidget(context, act, `?token=${sessionToken}`)
    await finish()
    expect(reported.join('\n')).toMatch(report)
    await context.close()
  })
}

test('a link token in the address, and a public token in a message: no problem', async ({ browser }) => {
  const context = await browser.newContext()
  const reported: string[] = []
  const { finish } = await monitorPages(context, {}, (problem) => reported.push(problem))
  await openPlantedWidget(context, `${tellResult} history.replaceState(null, "")`, `?token=${sessionToken}`)
  await finish()
  expect(reported).toEqual([])
  await context.close()
})

test('reports an end that the host is told twice, and a blank widget', async ({ browser }) => {
  const context = await browser.newContext()
  const reported: string[] = []
  const { finish } = await monitorPages(context, {}, (problem) => reported.push(problem), 500)
  const tell = (action: string) => `parent.postMessage({ action: "tieline-${action}" }, "*");`
  const ends = tell('hello') + tell('close-iframe') + tell('close-iframe')
  await openPlantedWidget(context, `${ends} document.querySelector("p").remove()`)
  await finish()
  expect(reported).toEqual([`blank: ${widget}/inner`, 'the host was told twice: tieline-close-iframe'])
  await context.close()
})

const closed = 'document.querySelector("p").outerHTML = "<h1>You can close this window</h1>"'
const header = (onclick: string) => `<header>Product<button onclick='${onclick}'>Close</button></header>`
/** Of a dialog that asks, and of its Cancel. */
const ask = 'document.querySelector("dialog").show()'
const dialog = (onCancel: string) =>
  `<dialog role="alertdialog"><button onclick='${onCancel}'>Cancel</button><button>Yes, exit</button></dialog>`

const unclosable: readonly [title: string, html: string, report: RegExp][] = [
  [
    'what lies over Close',
    `${header(closed)}<div style="position: fixed; inset: 0"></div>`,
    /^Close: .*intercepts pointer events/s,
  ],
  ['a Close that does nothing', header(''), /^Close: .*toBeVisible/s],
  ['a header without Close', '<header>Product</header>', /^no Close: .*\/inner$/],
  [
    'a Close that loses what was typed',
    header(ask) + dialog('document.querySelector("input").value = ""; document.querySelector("dialog").close()'),
    /^Close: .*what was typed, after Close and Cancel/s,
  ],
]

for (const [title, html, report] of unclosable) {
  test(`reports ${title}`, async ({ browser }) => {
    const context = await browser.newContext()
    const reported: string[] = []
    const { finish } = await monitorPages(context, {}, (problem) => reported.push(problem), 5000)
    const page = await openPlantedWidget(
      context,
      `document.body.insertAdjacentHTML("beforeend", ${JSON.stringify(html)})`,
    )
    await page.frameLocator('iframe').getByRole('textbox').fill('planted value')
    await finish()
    expect(reported).toEqual([expect.stringMatching(report)])
    await context.close()
  })
}

async function serve(context: BrowserContext, script: string) {
  const answer = (body: string) => ({
    contentType: 'text/html',
    headers: { 'content-security-policy': policy },
    body: `<!doctype html><link rel="icon" href="data:,"><title>planted</title><body><script>${body}</script>`,
  })
  await context.route(`${widget}/planted`, (route) => route.fulfill(answer(script)))
  await context.route(`${widget}/inner`, (route) => route.fulfill(answer(styles)))
}

for (const [title, script, report] of problems) {
  test(`reports ${title}`, async ({ browser }) => {
    const context = await browser.newContext()
    const reported: string[] = []
    await monitorPages(context, {}, (problem) => reported.push(problem))
    await serve(context, script)
    await (await context.newPage()).goto(`${widget}/planted`)
    await expect.poll(() => reported.join('\n')).toMatch(report)
    await context.close()
  })
}

test('a problem fails the test', async ({ page, context }) => {
  test.fail()
  await serve(context, 'console.error("planted")')
  await page.goto(`${widget}/planted`)
})

test('a page without problems passes', async ({ page, context }) => {
  await serve(context, '')
  await page.goto(`${widget}/planted`)
  await expect(page).toHaveTitle('planted')
})

test.describe('what a test tolerates', () => {
  test.use({ tolerated: { console: [/planted/, /ERR_NAME_NOT_RESOLVED/], origins: ['https://other.example'] } })

  test('is no problem', async ({ page, context }) => {
    await serve(context, 'console.error("planted"); fetch("https://other.example/").catch(() => {})')
    const failed = page.waitForEvent('requestfailed')
    await page.goto(`${widget}/planted`)
    await failed
  })
})
