/** The studio as a product person uses it: by mouse and by keyboard, under its own policy, down to the file it saves. */
import { expect, test } from '../support/browser.ts'
import { specification } from '../support/specification.ts'
import { texts } from './support/demo.ts'
import { findings, goTo, goToTab, openStudio, order, region, row, savedFlow, undoAll } from './support/studio.ts'

const before = specification.flow.text
const lines = new Set(before.split('\n'))
/** The lines of a saved file that the opened one does not have. */
const newLines = (text: string) => text.split('\n').filter((line) => !lines.has(line))

test('steps are moved, shown to nobody, led elsewhere and timed by keyboard alone, and undo restores every byte', async ({
  page,
}) => {
  await openStudio(page)
  const heading = page.frameLocator('.preview iframe').getByRole('heading', { level: 1 })
  await test.step('a step moves: the preview and the tests answer, one line differs', async () => {
    expect((await order(page)).slice(0, 3)).toEqual(['consent', 'chooseConnectionMethod', 'selectSource'])
    await goTo(page, 'Steps', row(page, 'selectSource'))
    await page.keyboard.press('Enter')
    await page.keyboard.press('Alt+ArrowUp')
    expect((await order(page)).slice(0, 3)).toEqual(['consent', 'selectSource', 'chooseConnectionMethod'])
    await expect(row(page, 'selectSource')).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'selectSource, 2 of 6' })).toHaveCount(1)
    await expect(heading).toBeVisible()
    await expect(findings(page)).toContainText(/The test '(next|back)'/)
    await goToTab(page, 'Results', 'Changes')
    const changed = page.getByRole('tabpanel', { name: 'Changes' })
    await expect(changed.locator('del')).toContainText('"path": ["consent", "chooseConnectionMethod"')
    await expect(changed.locator('ins')).toContainText('"path": ["consent", "selectSource"')
    await page.keyboard.press('Control+z')
    await expect(changed).toContainText('No line differs.')
    await goToTab(page, 'Results', 'Checks')
    expect(await savedFlow(page)).toBe(before)
  })

  await test.step('it is shown to nobody: a finding says what still leads to it', async () => {
    await goTo(page, 'Step', page.getByRole('combobox', { name: 'Shown to' }))
    await page.keyboard.type('Nobody')
    await expect(row(page, 'selectSource')).toContainText('nobody')
    await expect(page.getByText('Nobody gets to this step')).toBeVisible()
    await expect(findings(page).getByRole('button').first()).toContainText("'selectSource'")
    const text = await savedFlow(page)
    expect(JSON.parse(text).steps.selectSource.enabled).toBe(false)
    expect(newLines(text)).toEqual(['      "enabled": false,'])
    const bar = page.getByRole('complementary', { name: 'Not possible' })
    await expect(bar).toContainText("'selectSource' is switched off")
    await bar.getByRole('button', { name: 'Keep anyway' }).press('Enter')
    await expect(bar).toBeHidden()
    await findings(page).getByRole('button').first().press('Enter')
    await expect(page.locator('.step[aria-current]')).not.toHaveText(/^selectSource/)
    await undoAll(page)
  })

  await test.step('a delay changes: what is out of bounds is refused', async () => {
    await goToTab(page, 'Step', 'Settings')
    const delay = page.getByRole('textbox', { name: 'loadedDelayMs' })
    await goTo(page, 'Step', delay)
    await page.keyboard.type('700 ms')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Undo: loadedDelayMs to 700' })).toBeVisible()
    await expect(delay).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('1 h')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Not taken: it has to be from 0 ms to 10 s.')).toBeVisible()
    expect(JSON.parse(await savedFlow(page)).settings.loadedDelayMs).toBe(700)
    // What is not taken is undone in the field, before the edit.
    await page.keyboard.press('Control+z')
    await expect(delay).toHaveValue('700 ms')
    await page.keyboard.press('Control+z')
    await expect(delay).toHaveValue('500 ms')
  })

  await test.step('a target changes: what fits is offered first, the rest says why not', async () => {
    await goTo(page, 'Steps', row(page, 'enterCredentials'))
    await page.keyboard.press('Enter')
    await goToTab(page, 'Step', 'Step')
    const target = page.getByRole('combobox', { name: 'credentials: SUBMIT_CREDENTIALS' })
    const asked = target.locator('option[value="captcha"]')
    await expect(asked).toBeDisabled()
    await expect(asked).toHaveText('captcha: the server asks for it (status Captcha)')
    await goTo(page, 'Step', target)
    await page.keyboard.type('polling')
    await expect(page.getByRole('button', { name: 'Undo: enterCredentials leads to polling' })).toBeVisible()
    await expect(findings(page)).toContainText(/finding/)
    await expect(page.getByText('the status Captcha leads here')).toBeVisible()
    expect(newLines(await savedFlow(page))).toHaveLength(1)
    await undoAll(page)
  })
})

test('a step is shown to some customers by mouse, moved back and forth, undone and redone', async ({ page }) => {
  await openStudio(page)
  await row(page, 'consent').click()
  await page.getByRole('combobox', { name: 'Term 1' }).selectOption({ label: 'not updating' })
  await expect(row(page, 'consent')).toContainText('where not updating')
  await expect(page.frameLocator('.preview iframe').getByRole('button', { name: 'Continue' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo: consent where not updating' }).click()
  await expect(row(page, 'consent')).toContainText('where showConsent')
  await page.getByRole('button', { name: 'Redo: consent where not updating' }).click()
  expect(JSON.parse(await savedFlow(page)).steps.consent.when).toEqual({ '!': 'updating' })
  await page.getByRole('button', { name: 'Add a term' }).click()
  await page.getByRole('combobox', { name: 'Term 2' }).selectOption({ label: 'mode is Normal' })
  await page.getByRole('combobox', { name: 'How many have to hold' }).selectOption({ label: 'any of these holds' })
  const either = { or: [{ '!': 'updating' }, { '==': [{ var: 'in.mode' }, 'Normal'] }] }
  expect(JSON.parse(await savedFlow(page)).steps.consent.when).toEqual(either)
  await page.getByRole('button', { name: 'Remove term 2' }).click()
  await expect(row(page, 'consent')).toContainText('where not updating')
  await page.getByRole('button', { name: 'Move consent down' }).click()
  expect((await order(page)).slice(0, 2)).toEqual(['chooseConnectionMethod', 'consent'])
  await page.getByRole('button', { name: 'Move chooseConnectionMethod down' }).click()
  expect((await order(page)).slice(0, 2)).toEqual(['consent', 'chooseConnectionMethod'])
  await undoAll(page)

  await test.step('its text is edited like the rest: completion, one history, one selection, and a way out', async () => {
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
})

test('an edit that is not possible says why, and the nearest one that is takes its place in one undo step', async ({
  page,
}) => {
  await page.clock.install()
  await openStudio(page)
  // However slow the machine is, the search for another way is not over before it has found one.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await page.getByRole('button', { name: 'Move selectSource down' }).press('Enter')
  const bar = page.getByRole('complementary', { name: 'Not possible' })
  await expect(bar).toContainText('which may still be missing')
  await bar.getByRole('button', { name: 'Instead: selectSource to place 2' }).press('Enter')
  await expect(bar).toBeHidden()
  expect((await order(page)).slice(0, 2)).toEqual(['consent', 'selectSource'])
  await page.keyboard.press('Control+z')
  expect(await savedFlow(page)).toBe(before)
  // The browser context is reused: Playwright would resume a paused clock while the next test starts.
  await page.clock.resume()
})

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
