/** The page monitor of tests/support/browser.ts reports each kind of problem that it is for. */
import type { BrowserContext } from '@playwright/test'
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
async function openPlantedWidget(context: BrowserContext, script: string) {
  const block = '<script type="application/json" id="tieline-config">{}</script>'
  const html = (body: string) => ({
    contentType: 'text/html',
    body: `<!doctype html><link rel="icon" href="data:,">${body}`,
  })
  await context.route(`${widget}/planted`, (route) => route.fulfill(html('Host <iframe src="/inner"></iframe>')))
  await context.route(`${widget}/inner`, (route) =>
    route.fulfill(html(`${block}<input aria-label="field" placeholder="a"><p>Text</p><script>${script}</script>`)),
  )
  const page = await context.newPage()
  await page.goto(`${widget}/planted`)
  return page
}

const leaks: readonly [title: string, script: string, report: RegExp][] = [
  ['the console', 'console.log("got " + value)', /in the console: planted value/],
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
  ['the channel', 'new MessageChannel().port1.postMessage({ value })', /in a message of the channel: planted value/],
]

for (const [title, script, report] of leaks) {
  test(`reports what was typed in ${title}`, async ({ browser }) => {
    const context = await browser.newContext()
    const reported: string[] = []
    const { finish } = await monitorPages(context, {}, (problem) => reported.push(problem))
    const page = await openPlantedWidget(context, `oninput = ({ target: { value } }) => { ${script} }`)
    await page.frameLocator('iframe').getByRole('textbox').fill('planted value')
    await finish()
    expect(reported.join('\n')).toMatch(report)
    await context.close()
  })
}

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
