/** The page monitor of tests/support/browser.ts reports each kind of problem that it is for. */
import type { BrowserContext } from '@playwright/test'
import { expect, monitorPages, test } from '../support/browser.ts'

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
