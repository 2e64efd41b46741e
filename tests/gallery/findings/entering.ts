/** Finding a source, signing in, answering, choosing accounts, and uploading. */
import { sandboxValues } from '../../../src/sandbox/index.ts'
import { button, desktop, heading, openClient, phone, type Scene, signInAs, toForm, toSources } from './stage.ts'

/** 30: staying is the prominent button. */
export const exitQuestion: Scene = async (stage) => {
  const { page, take } = await openClient(stage, phone)
  await toForm(page)
  await button(page, 'Close').click()
  await button(page, 'Yes, exit').waitFor()
  return [await take()]
}

/** 31: one line leads to the first field that is wrong, and becomes neutral when all are right. */
export const errorSummary: Scene = async (stage) => {
  const { page, take } = await openClient(stage, desktop)
  await toForm(page)
  await button(page, 'Submit').click()
  await page.locator('form [aria-invalid=true]').first().waitFor()
  const wrong = await take()
  await page.locator('input[autocomplete=username]').fill(sandboxValues.username)
  await page.locator('input[autocomplete=current-password]').fill(sandboxValues.password)
  await page.locator('form input[type=checkbox]').check()
  await page.waitForFunction(() => document.querySelector('form [aria-invalid=true]') === null)
  return [wrong, await take()]
}

/** 33: the source stands above each question, and a bar shows how far the user has come. */
export const senseOfPlace: Scene = async (stage) => {
  const { page, take } = await openClient(stage, phone, { account_select_mode: 'Multiple' })
  await signInAs(page, 'user_script:MfaQuestion,Captcha,AccountSelection')
  await page.getByLabel('Code').fill(sandboxValues.code)
  const pictures = [await take()]
  await button(page, 'Verify').click()
  await page.getByLabel('Characters').fill(sandboxValues.captcha)
  pictures.push(await take())
  await button(page, 'Verify').click()
  await page.locator('main:visible input[type=checkbox]').first().check()
  await page.waitForFunction(() => !document.querySelector('main')?.textContent?.includes('...'))
  pictures.push(await take())
  return pictures
}

/** 36: methods are rows like other lists, and a notice keeps its distance from the buttons. */
export const rowsAndNotices: Scene = async (stage) => {
  const { page, take } = await openClient(stage, phone)
  await signInAs(page, 'user_unlucky')
  await page.locator('main:visible li button').first().waitFor()
  const rows = await take()
  await page.locator('main:visible li button').first().click()
  await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor()
  return [rows, await take()]
}

/** 34: sources are there after consent, with their letter until their picture has come. */
export const sourceTiles: Scene = async (stage) => {
  const { page, take } = await openClient(stage, phone)
  await page.route(/\/logos\/(?!client)/, () => {})
  await page.reload()
  await page.locator('[data-step="3"]').waitFor()
  await toSources(page)
  // Pictures that never come are left out of what a picture waits for.
  await page.evaluate(() => Object.defineProperty(document, 'images', { value: [] }))
  const letters = await take()
  await page.unrouteAll()
  await page.reload()
  await toSources(page)
  return [letters, await take()]
}

/** 35: 'Code' where a code is asked for, digits apart, the error before the hint. */
export const passcode: Scene = async (stage) => {
  const { page, take } = await openClient(stage, phone)
  await signInAs(page, 'user_mfa')
  await page.getByLabel('Code').fill(sandboxValues.code)
  const entered = await take()
  await page.getByLabel('Code').fill('000000')
  await button(page, 'Verify').click()
  await page.locator('[aria-invalid=true]').waitFor()
  return [entered, await take()]
}

const invoice = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.4 ${name}`) })
const invoices = [
  invoice('pinecrest-light-and-power-statement-of-september-2026-duplicate.pdf'),
  invoice('october.pdf'),
  invoice('november-fail.pdf'),
]

/** 38: the drop zone is low beside files, names are cut in the middle, and a failure names a file. */
export const upload: Scene = async (stage) => {
  const { page, take } = await openClient(stage, phone, { allow_document_upload: true })
  await button(page, 'Continue').click()
  await button(page, 'Upload my invoices').click()
  await page.locator('main:visible li button').first().click()
  await page.locator('input[type=file]').setInputFiles(invoices)
  await page.getByText('3 files selected').first().waitFor()
  const chosen = await take()
  await page.route('**/link/**', () => {})
  await button(page, 'Continue').click()
  await button(page, 'Cancel upload').waitFor()
  const sending = await take()
  await button(page, 'Cancel upload').click()
  await page.unrouteAll()
  await button(page, 'Continue').click()
  await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor()
  return [chosen, sending, await take()]
}

/** 39: all of forty at once, numbers in groups, and rows that keep their height. */
export const manyAccounts: Scene = async (stage) => {
  const { page, take } = await openClient(stage, phone, { account_select_mode: 'Multiple' })
  let address: string | null = null
  await page.route('**/link/account/list', (route) => {
    const accounts = Array.from({ length: 40 }, (_, at) => ({
      account_id: `account-${at}`,
      account_number: String(4_100_284_193 + at * 104_729),
      account_address: address && `${at + 1} ${address}`,
    }))
    return route.fulfill({ json: { accounts }, headers: { 'access-control-allow-origin': '*' } })
  })
  await signInAs(page, 'user_good')
  await page.locator('main:visible input[type=checkbox]').nth(5).waitFor()
  const loading = await take()
  address = 'Harbour Street, North Quay Apartments, Port Ellery'
  await page.getByText(address).first().waitFor()
  const arrived = await take()
  await button(page, 'Select all').click()
  return [loading, arrived, await take()]
}

/** 40: nothing found is said, and the searched name goes on to the request. */
export const nothingFound: Scene = async (stage) => {
  const { page, take } = await openClient(stage, phone, { show_step_add_source: true })
  await toSources(page)
  await page.locator('input[type=search]').fill('zephyr')
  await page.waitForFunction(() => document.querySelectorAll('main li').length === 1)
  const found = await take()
  await button(page, /zephyr/).click()
  await heading(page, /\S/)
  return [found, await take()]
}
