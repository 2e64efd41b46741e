/** The watch of tests/support/browser.ts: a page does each wrong thing once, and the watch tells of it. */
import type { BrowserContext } from '@playwright/test'
import { expect, report, test } from '../support/browser.ts'

const widget = process.env['TIELINE_WIDGET_URL'] ?? ''
const policy =
  "default-src 'none'; script-src 'unsafe-inline'; connect-src *; frame-src 'self'; img-src * data:; require-trusted-types-for 'script'"
const styles = 'document.body.setAttribute("style", "color: red")'

const wrongs: readonly [says: string, script: string, told: RegExp][] = [
  ['an uncaught error', 'setTimeout(() => { throw new Error("planted") })', /uncaught: .*planted/],
  ['a rejection', 'Promise.reject(new Error("planted"))', /uncaught: .*planted/],
  ['an error in the console', 'console.error("planted")', /console: planted/],
  ['a call to a stranger', 'fetch("https://stranger.example/").catch(() => {})', /stranger: GET https:\/\/stranger\./],
  ['an image of a stranger', 'new Image().src = "https://stranger.example/"', /stranger: GET https:\/\/stranger\./],
  ['markup that nothing vouches for', 'document.body.innerHTML = "x"', /policy violated: require-trusted-types-for/],
  ['a broken policy', styles, /policy violated: style-src-attr by inline .* in .*\/planted$/],
  [
    'a broken policy in a frame',
    'document.body.append(Object.assign(document.createElement("iframe"), { src: "/inner" }))',
    /policy violated: style-src-attr by inline .* in .*\/inner$/,
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

for (const [says, script, told] of wrongs) {
  test(`${says} is told`, async ({ browser }) => {
    const context = await browser.newContext()
    const troubles: string[] = []
    await report(context, {}, (trouble) => troubles.push(trouble))
    await serve(context, script)
    await (await context.newPage()).goto(`${widget}/planted`)
    await expect.poll(() => troubles.join('\n')).toMatch(told)
    await context.close()
  })
}

test('a trouble fails the test', async ({ page, context }) => {
  test.fail()
  await serve(context, 'console.error("planted")')
  await page.goto(`${widget}/planted`)
})

test('a page that does nothing wrong passes', async ({ page, context }) => {
  await serve(context, '')
  await page.goto(`${widget}/planted`)
  await expect(page).toHaveTitle('planted')
})

test.describe('what a test expects', () => {
  test.use({ tolerated: { console: [/planted/, /ERR_NAME_NOT_RESOLVED/], origins: ['https://stranger.example'] } })

  test('is no trouble', async ({ page, context }) => {
    await serve(context, 'console.error("planted"); fetch("https://stranger.example/").catch(() => {})')
    const asked = page.waitForEvent('requestfailed')
    await page.goto(`${widget}/planted`)
    await asked
  })
})
