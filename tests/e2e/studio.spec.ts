/** The studio as a product person uses it: by mouse and by keyboard, under its own policy, down to the file it saves. */
import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { specification } from '../support/specification.ts'
import { texts } from './support/demo.ts'

const before = specification.flow.text
const area = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const row = (page: Page, step: string) => area(page, 'Steps').getByRole('button', { name: new RegExp(`^${step}`) })
const order = (page: Page) =>
  area(page, 'Steps')
    .locator('ol .step')
    .evaluateAll((steps) => steps.map(({ firstChild }) => firstChild?.textContent))
const preview = (page: Page) => page.frameLocator('.preview iframe')
const findings = (page: Page) => page.getByRole('tabpanel', { name: 'Checks' })
/** The lines that differ from the file. */
const changed = (page: Page) => page.getByRole('tabpanel', { name: 'Changes' })
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}( \\d+)?$`) })

async function open(page: Page) {
  await page.goto(`${process.env['TIELINE_DEMO_URL']}/studio/?flow=connect`)
  await expect(findings(page)).toContainText('Nothing to fix.')
}

async function saved(page: Page): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save file' }).click()
  return readFile(await (await download).path(), 'utf8')
}

test('a step moves by keyboard: the preview and the tests answer, one line differs, undo restores every byte', async ({
  page,
}) => {
  await open(page)
  expect((await order(page)).slice(0, 3)).toEqual(['consent', 'chooseConnectionMethod', 'selectSource'])
  await row(page, 'selectSource').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Alt+ArrowUp')
  expect((await order(page)).slice(0, 3)).toEqual(['consent', 'selectSource', 'chooseConnectionMethod'])
  await expect(row(page, 'selectSource')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'selectSource, 2 of 6' })).toHaveCount(1)
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(findings(page)).toContainText(/The test '(next|back)'/)
  await tab(page, 'Changes').click()
  await expect(changed(page).locator('del')).toContainText('"path": ["consent", "chooseConnectionMethod"')
  await expect(changed(page).locator('ins')).toContainText('"path": ["consent", "selectSource"')

  await page.keyboard.press('Control+z')
  await expect(changed(page)).toContainText('No line differs.')
  await page.keyboard.press('Home')
  await expect(findings(page)).toContainText('Nothing to fix.')
  expect(await saved(page)).toBe(before)
})

test('a step is shown to nobody: a finding says what still leads to it, and the file differs in one line', async ({
  page,
}) => {
  await open(page)
  await row(page, 'selectSource').click()
  await page.getByRole('combobox', { name: 'Shown to' }).selectOption({ label: 'Nobody' })
  await expect(row(page, 'selectSource')).toContainText('nobody')
  await expect(page.getByText('Nobody gets to this step')).toBeVisible()
  const finding = findings(page).getByRole('button').first()
  await expect(finding).toContainText("'selectSource'")
  const text = await saved(page)
  expect(JSON.parse(text).steps.selectSource.enabled).toBe(false)
  const lines = new Set(before.split('\n'))
  expect(text.split('\n').filter((line) => !lines.has(line))).toEqual(['      "enabled": false,'])

  const bar = page.getByRole('complementary', { name: 'Not possible' })
  await expect(bar).toContainText("'selectSource' is switched off")
  await bar.getByRole('button', { name: 'Keep anyway' }).click()
  await expect(bar).toBeHidden()
  await finding.click()
  await expect(page.locator('.step[aria-current]')).not.toHaveText(/^selectSource/)
})

test('a step is shown to some customers by mouse, moved back and forth, undone and redone', async ({ page }) => {
  await open(page)
  await row(page, 'consent').click()
  await page.getByRole('combobox', { name: 'Term 1' }).selectOption({ label: 'not updating' })
  await expect(row(page, 'consent')).toContainText('where not updating')
  await expect(preview(page).getByRole('button', { name: 'Continue' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo: consent where not updating' }).click()
  await expect(row(page, 'consent')).toContainText('where showConsent')
  await page.getByRole('button', { name: 'Redo: consent where not updating' }).click()
  expect(JSON.parse(await saved(page)).steps.consent.when).toEqual({ '!': 'updating' })
  await page.getByRole('button', { name: 'Add a term' }).click()
  await page.getByRole('combobox', { name: 'Term 2' }).selectOption({ label: 'mode is Normal' })
  await page.getByRole('combobox', { name: 'How many have to hold' }).selectOption({ label: 'any of these holds' })
  const either = { or: [{ '!': 'updating' }, { '==': [{ var: 'in.mode' }, 'Normal'] }] }
  expect(JSON.parse(await saved(page)).steps.consent.when).toEqual(either)
  await page.getByRole('button', { name: 'Remove term 2' }).click()
  await expect(row(page, 'consent')).toContainText('where not updating')
  await page.getByRole('button', { name: 'Move consent down' }).click()
  expect((await order(page)).slice(0, 2)).toEqual(['chooseConnectionMethod', 'consent'])
  await page.getByRole('button', { name: 'Move chooseConnectionMethod down' }).click()
  expect((await order(page)).slice(0, 2)).toEqual(['consent', 'chooseConnectionMethod'])
})

test('a delay changes by keyboard: what is out of bounds is refused, what the linter forbids is a finding', async ({
  page,
}) => {
  await open(page)
  await tab(page, 'Step').focus()
  await page.keyboard.press('ArrowRight')
  const delay = page.getByRole('textbox', { name: 'loadedDelayMs' })
  await delay.fill('700 ms')
  await delay.press('Enter')
  await expect(page.getByRole('button', { name: 'Undo: loadedDelayMs to 700' })).toBeVisible()
  await expect(delay).toBeFocused()
  await delay.fill('1 h')
  await delay.press('Enter')
  await expect(page.getByText('Not taken: it has to be from 0 ms to 10 s.')).toBeVisible()
  expect(JSON.parse(await saved(page)).settings.loadedDelayMs).toBe(700)
  await page.keyboard.press('Control+z')
  await expect(delay).toHaveValue('500 ms')

  await row(page, 'enterCredentials').focus()
  await page.keyboard.press('Enter')
  await tab(page, 'Settings').focus()
  await page.keyboard.press('ArrowLeft')
  const limit = page.getByRole('textbox', { name: 'poll, timeoutMs' })
  await expect(limit).toHaveValue('4 min')
  await limit.fill('2 min')
  await limit.press('Enter')
  expect(JSON.parse(await saved(page)).steps.enterCredentials.poll.timeoutMs).toBe(120_000)
  await limit.fill('5 ms')
  await limit.press('Enter')
  await expect(findings(page)).toContainText('5 ms')
})

test('an edit that is not possible says why, and the nearest one that is takes its place in one undo step', async ({
  page,
}) => {
  await page.clock.install()
  await open(page)
  // However slow the machine is, the search for another way is not over before it has found one.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await page.getByRole('button', { name: 'Move selectSource down' }).press('Enter')
  const bar = page.getByRole('complementary', { name: 'Not possible' })
  await expect(bar).toContainText('which may still be missing')
  await bar.getByRole('button', { name: 'Instead: selectSource to place 2' }).press('Enter')
  await expect(bar).toBeHidden()
  expect((await order(page)).slice(0, 2)).toEqual(['consent', 'selectSource'])
  await page.keyboard.press('Control+z')
  expect(await saved(page)).toBe(before)
  // The browser context is reused: Playwright would resume a paused clock while the next test starts.
  await page.clock.resume()
})

test('a target changes: what fits is offered first, the rest says why not', async ({ page }) => {
  await open(page)
  await row(page, 'enterCredentials').click()
  const target = page.getByRole('combobox', { name: 'credentials: SUBMIT_CREDENTIALS' })
  const asked = target.locator('option[value="captcha"]')
  await expect(asked).toBeDisabled()
  await expect(asked).toHaveText('captcha: the server asks for it (status Captcha)')
  await target.selectOption('polling')
  await expect(page.getByRole('button', { name: 'Undo: enterCredentials leads to polling' })).toBeVisible()
  await expect(findings(page)).toContainText(/finding/)
  await expect(page.getByText('the status Captcha leads here')).toBeVisible()
  const lines = new Set(before.split('\n'))
  expect((await saved(page)).split('\n').filter((line) => !lines.has(line))).toHaveLength(1)
})

test('what is not saved survives a reload, and is one undo away from the file', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Move selectSource up' }).click()
  await expect(page.getByText('kept in this browser')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Undo: what was not saved' })).toBeVisible()
  expect((await order(page)).slice(0, 2)).toEqual(['consent', 'selectSource'])
  await page.getByRole('button', { name: 'Undo: what was not saved' }).click()
  await expect(page.getByText('connect, as opened')).toBeVisible()
  await expect(page.getByText('Published')).toBeVisible()
  await page.reload()
  await expect(page.getByText('connect, as opened')).toBeVisible()
  expect(await saved(page)).toBe(before)
})

test('the text is edited like the rest: completion, findings, one history, one selection, and a way out', async ({
  page,
}) => {
  await open(page)
  const editor = page.getByRole('textbox', { name: 'Text of the flow' })
  await row(page, 'selectSource').click()
  await expect(page.locator('.cm-activeLine')).toContainText('"selectSource": {')
  await page.locator('.cm-line').filter({ hasText: '"screen": "select-source"' }).click()
  await page.keyboard.press('End')
  await page.keyboard.type('\n"ro')
  await expect(page.getByRole('status').filter({ hasText: /finding/ })).toHaveCount(1)
  await expect(page.getByText('This text is not a flow yet.')).toBeVisible()
  await expect(row(page, 'selectSource')).toBeVisible()
  await page.keyboard.press('Control+Space')
  await expect(page.getByRole('option', { name: 'route' })).toBeVisible()
  await page.keyboard.press('Escape')
  // Typing after a pause is a step of its own.
  const undo = page.getByRole('button', { name: /^Undo/ })
  while ((await undo.getAttribute('aria-disabled')) === 'false') await undo.click()
  await expect(page.getByText('This text is not a flow yet.')).toBeHidden()
  expect(await saved(page)).toBe(before)

  await page.getByRole('button', { name: 'Move selectSource up' }).click()
  await page.getByRole('checkbox', { name: 'Mark what differs from the file' }).check()
  await page.getByRole('button', { name: 'Put back' }).click()
  expect(await saved(page)).toBe(before)
  await editor.focus()
  await page.keyboard.press('Tab')
  await expect(editor).not.toBeFocused()
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`is accessible in ${colorScheme}, with findings on the page; F6 goes through its areas`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await open(page)
    await row(page, 'consent').click()
    await page.getByRole('combobox', { name: 'Shown to' }).selectOption({ label: 'Nobody' })
    await expect(findings(page)).toContainText(/\d+ findings?/)
    await expectAccessible(page)
    await row(page, 'consent').focus()
    for (const name of ['Flow', 'Step', 'Preview', 'Results', 'Steps']) {
      await page.keyboard.press('F6')
      await expect(area(page, name)).toBeFocused()
    }
  })

test('shows one area at a time at 320 px, each of them accessible and none wider', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(`${process.env['TIELINE_DEMO_URL']}/studio/?flow=connect`)
  for (const name of ['Step', 'Preview', 'Results', 'Flow', 'Steps']) {
    await page.getByRole('tablist', { name: 'Areas of the window' }).getByRole('tab', { name, exact: true }).click()
    await expect(area(page, name)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await expectAccessible(page)
  }
})

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).exclude('.preview iframe').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join()}`)).toEqual([])
}

test.describe('an address without a flow', () => {
  test.use({ tolerated: { console: [/status of 404/] } })

  test('says so', async ({ page }) => {
    await page.goto(`${process.env['TIELINE_DEMO_URL']}/studio/?flow=nowhere`)
    await expect(page.getByRole('alert')).toContainText('There is no flow')
  })
})

test('the preview shows any place with its problem, language, colours, size, elements and splits', async ({ page }) => {
  const split = { from: 'split', shares: { control: 90, asked: 10 } }
  await page.route('**/studio/files/connect.json', async (route) => {
    const { forms } = await (await route.fetch()).json()
    const flow = JSON.parse(before)
    flow.inputs.methods = split
    flow.steps.chooseConnectionMethod.when = { '==': [{ var: 'in.methods' }, 'asked'] }
    const text = JSON.stringify(flow, null, 2)
    await route.fulfill({ json: { flows: [{ file: 'flows/connect.flow.json', text }], forms } })
  })
  await page.goto(`${process.env['TIELINE_DEMO_URL']}/studio/?flow=connect`)
  const pick = (label: string, value: string) =>
    area(page, 'Preview').getByRole('combobox', { name: label, exact: true }).selectOption(value)
  await pick('Place', 'enterCredentials.captcha')
  await expect(page.locator('.step[aria-current]')).toContainText('enterCredentials')
  await area(page, 'Preview').getByText('More', { exact: true }).click()
  await pick('Problem', 'InvalidAnswer')
  await expect(preview(page).getByText('Invalid answer, please try again.')).toBeVisible()
  await pick('Language', 'pt')
  await expect(preview(page).getByText(texts('pt')('captcha.invalid'))).toBeVisible()
  const light = await preview(page)
    .locator('header')
    .evaluate((header) => getComputedStyle(header).color)
  await pick('Colours', 'dark')
  await expect(preview(page).locator('header')).not.toHaveCSS('color', light)
  await pick('Size', '768x1024')
  const inner = () =>
    preview(page)
      .locator('html')
      .evaluate(() => [innerWidth, innerHeight])
  await expect.poll(inner).toEqual([768, 1024])
  const box = await page.locator('.preview iframe').boundingBox()
  expect(box && box.x + box.width).toBeLessThanOrEqual(1280)

  await pick('Place', 'consent')
  await expect(preview(page).locator('[data-element=benefits]')).toHaveCount(1)
  await page.getByRole('checkbox', { name: 'benefits' }).uncheck()
  await expect(preview(page).locator('[data-element=benefits]')).toHaveCount(0)
  const method = preview(page).getByRole('heading', { name: texts('pt')('choose-connection-method.heading') })
  await pick('methods', 'control')
  await pick('Place', 'chooseConnectionMethod')
  await pick('methods', 'asked')
  await expect(method).toBeVisible()
  await pick('Place', 'confirmExit')
  await expect(preview(page).getByRole('alertdialog')).toBeVisible()
})
