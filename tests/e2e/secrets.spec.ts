/** What is typed as a secret is nowhere in the page's memory once it is sent, whatever becomes of the call. */
import type { Page, Route } from '@playwright/test'
import { picture } from '../hostile/support/valid-answers.ts'
import { expect, test } from '../support/browser.ts'
import { findInHeap } from './support/heap.ts'
import { answerCall, openWidget, signIn, toCredentials, widgetUrl } from './support/widget.ts'

const apiUrl = `${process.env['TIELINE_SANDBOX_URL']}/api/v1`
const password = 'canary-password-7f3a'
const answer = 'canary-answer-91c4'

const fulfil = (status: number, json: object) => (route: Route) =>
  route.fulfill({ status, json, headers: { 'access-control-allow-origin': '*' } })

interface Outcome {
  title: string
  respond: (route: Route) => Promise<void>
  /** Shows that the call is over. */
  text: string
}

const outcomes: readonly Outcome[] = [
  {
    title: 'the server accepts it',
    respond: fulfil(200, { public_token: 'public-1', job_guid: 'job-1' }),
    text: 'Connecting your account',
  },
  {
    title: 'the server refuses it',
    respond: fulfil(400, { error_code: 'INVALID_CREDENTIALS' }),
    text: 'The credentials you provided were incorrect',
  },
  { title: 'the server is unavailable', respond: fulfil(503, {}), text: 'try again' },
  { title: 'the network fails', respond: (route) => route.abort(), text: 'try again' },
]

test('the search finds what a script keeps', async ({ page }) => {
  await page.goto(`${widgetUrl}/`)
  await page.evaluate((text) => Object.assign(window, { kept: { inside: text } }), password)
  expect(await findInHeap(page, password)).not.toEqual([])
})

test.describe('a password is in no memory, and in no field,', () => {
  test.use({ tolerated: { console: [/status of (400|503)/, /ERR_FAILED/] } })

  for (const { title, respond, text } of outcomes) {
    test(`after ${title}`, async ({ page }) => {
      let calls = 0
      await page.route(`${apiUrl}/link/connect`, (route) => {
        calls += 1
        return respond(route)
      })
      await openWidget(page)
      await toCredentials(page)
      await signIn(page, 'canary-user', password)
      await expect.poll(() => calls).toBe(1)
      await expect(page.getByText(text).first()).toBeVisible()
      expect(await valuesOf(page)).not.toContain(password)
      expect(await findInHeap(page, password)).toEqual([])
    })
  }
})

const questions = [
  { status: 'MfaQuestion', path: '/link/authentication/mfa', asked: { question: 'Which one?' } },
  { status: 'SecurityQuestion', path: '/link/authentication/question', asked: { question: 'Which one?' } },
  { status: 'Captcha', path: '/link/authentication/captcha', asked: { captcha_image_base64: picture } },
]

for (const { status, path, asked } of questions) {
  test(`an accepted answer is in no memory (${status})`, async ({ page }) => {
    const state = { status }
    await page.route(`${apiUrl}/link/connection/status`, (route) => fulfil(200, state)(route))
    await answerCall(page, `${path}/get`, 200, asked)
    const sent = await answerCall(page, `${path}/answer`, 200, {})
    await openWidget(page)
    await page.getByRole('textbox').fill(answer)
    state.status = 'Connecting'
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect.poll(() => sent.count).toBe(1)
    await expect(page.getByRole('textbox')).toHaveCount(0)
    expect(await findInHeap(page, answer)).toEqual([])
  })
}

test('a password that is being typed is not in the markup', async ({ page }) => {
  await openWidget(page)
  await toCredentials(page)
  const field = page.locator('input[autocomplete=current-password]')
  await field.fill(password)
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(field).toHaveValue(password)
  expect(await page.content()).not.toContain(password)
})

const valuesOf = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('input')].map(({ value }) => value).join())
