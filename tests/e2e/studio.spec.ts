/** The text and the preview of the studio, under its own policy, down to the file it saves. */
import { expect, test } from '../support/browser.ts'
import { specification } from '../support/specification.ts'
import { texts } from './support/demo.ts'
import { openFlow, region, row, savedFlow, serveFlow, serveOneFlow, undoAll } from './support/studio.ts'

test.beforeEach(serveOneFlow)

const before = specification.flow.text

test('the text is edited like the rest: completion, one history, one selection, and a way out', async ({ page }) => {
  await openFlow(page)
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
  await undoAll(page)
  await expect(page.getByText('This text is not a flow yet.')).toBeHidden()
  expect(await savedFlow(page)).toBe(before)

  await page.getByRole('button', { name: 'Move selectSource up' }).click()
  await page.getByRole('checkbox', { name: 'Mark what differs from the file' }).check()
  await page.getByRole('button', { name: 'Put back' }).click()
  expect(await savedFlow(page)).toBe(before)
  await editor.focus()
  await page.keyboard.press('Tab')
  await expect(editor).not.toBeFocused()
})

test.describe('an address without a flow', () => {
  test.use({ tolerated: { console: [/status of 404/] } })

  test('says so', async ({ page }) => {
    await page.goto(`${process.env['TIELINE_DEMO_URL']}/studio/?flow=nowhere`)
    await expect(page.getByRole('alert')).toContainText('There is no flow')
    // An empty name is none.
    await page.goto(`${process.env['TIELINE_DEMO_URL']}/studio/?flow=&file=`)
    await expect(page.getByText('connect, as opened')).toBeVisible()
  })

  test('says what is wrong with the one that is there', async ({ page }) => {
    await serveFlow(page, before.replace('"path":', '"path"'))
    await page.goto(`${process.env['TIELINE_DEMO_URL']}/studio/?flow=connect`)
    await expect(page.getByRole('alert')).toContainText(/connect\.flow\.json, line \d+: .* a colon is missing/)
  })
})

test('the preview shows any place with its problem, language, colours, size, elements and splits', async ({ page }) => {
  const split = { from: 'split', shares: { control: 90, asked: 10 } }
  const flow = JSON.parse(before)
  flow.inputs.methods = split
  flow.steps.chooseConnectionMethod.when = { '==': [{ var: 'in.methods' }, 'asked'] }
  await serveFlow(page, JSON.stringify(flow, null, 2), false)
  await openFlow(page)
  const preview = page.frameLocator('.preview iframe')
  const pick = (label: string, value: string) =>
    region(page, 'Preview').getByRole('combobox', { name: label, exact: true }).selectOption(value)
  await pick('Place', 'enterCredentials.captcha')
  await expect(page.locator('.step[aria-current]')).toContainText('enterCredentials')
  await region(page, 'Preview').getByText('More', { exact: true }).click()
  await pick('Problem', 'InvalidAnswer')
  await expect(preview.getByText('Invalid answer, please try again.')).toBeVisible()
  await pick('Language', 'pt')
  await expect(preview.getByText(texts('pt')('captcha.invalid'))).toBeVisible()
  const light = await preview.locator('header').evaluate((header) => getComputedStyle(header).color)
  await pick('Colours', 'dark')
  await expect(preview.locator('header')).not.toHaveCSS('color', light)
  await pick('Size', '768x1024')
  const inner = () => preview.locator('html').evaluate(() => [innerWidth, innerHeight])
  await expect.poll(inner).toEqual([768, 1024])
  const box = await page.locator('.preview iframe').boundingBox()
  expect(box && box.x + box.width).toBeLessThanOrEqual(1280)

  await pick('Place', 'consent')
  await expect(preview.locator('[data-element=benefits]')).toHaveCount(1)
  await page.getByRole('checkbox', { name: 'benefits' }).uncheck()
  await expect(preview.locator('[data-element=benefits]')).toHaveCount(0)
  const method = preview.getByRole('heading', { name: texts('pt')('choose-connection-method.heading') })
  await pick('methods', 'control')
  await pick('Place', 'chooseConnectionMethod')
  await pick('methods', 'asked')
  await expect(method).toBeVisible()
  await pick('Place', 'confirmExit')
  await expect(preview.getByRole('alertdialog')).toBeVisible()
})
