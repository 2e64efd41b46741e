/** What keys do in the list of the steps, in fields and in Checks, and a preview that is loaded again. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { specification } from '../support/specification.ts'
import {
  findings,
  heading,
  objection,
  openFlow,
  openStudio,
  row,
  savedFlow,
  serveFlow,
  serveOneFlow,
  stepPane,
} from './support/studio.ts'
import { goTo, keyboard, type StudioInput } from './support/studio-input.ts'

test.beforeEach(serveOneFlow)

test('Space shows a step to nobody and again, and Enter opens it', async ({ page }) => {
  await openStudio(page)
  const before = await savedFlow(page)
  await stepPane(page, 'Settings')
  await goTo(page, row(page, 'selectSource'))
  await page.keyboard.press('Space')
  await expect(row(page, 'selectSource')).toContainText('nobody')
  await expect(page.getByRole('button', { name: 'Undo: selectSource to nobody' })).toBeVisible()
  await expect(row(page, 'consent')).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Space')
  await expect(row(page, 'selectSource')).toContainText('where ')
  expect(await savedFlow(page)).toBe(before)
  await goTo(page, row(page, 'selectSource'))
  await page.keyboard.press('Enter')
  await expect(row(page, 'selectSource')).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('tabpanel', { name: 'Step', exact: true })).toContainText('selectSource')
  await expect(row(page, 'selectSource')).toHaveAccessibleDescription(/Space shows it to nobody or again/)
})

test('what is typed in a field is undone there, and taken before the files are saved', async ({ page }) => {
  await openStudio(page)
  const settings = await stepPane(page, 'Settings')
  const delay = settings.getByRole('textbox', { name: 'loadedDelayMs' })
  await delay.fill('700 ms')
  await page.keyboard.press('Control+z')
  await expect(delay).toHaveValue('500 ms')
  await delay.fill('700 ms')
  const download = page.waitForEvent('download')
  await page.keyboard.press('Control+s')
  await (await download).delete()
  expect(JSON.parse(await savedFlow(page)).settings.loadedDelayMs).toBe(700)
  await delay.focus()
  await page.keyboard.press('Control+z')
  await expect(delay).toHaveValue('500 ms')
})

test('what is typed in a field of a step is taken before F8 leads to a finding elsewhere', async ({ page }) => {
  await openStudio(page)
  const experiments = await stepPane(page, 'Experiments')
  await experiments.getByRole('textbox', { name: 'Name of a new experiment' }).fill('unused')
  await page.keyboard.press('Enter')
  await expect(
    findings(page)
      .getByRole('button', { name: /^Show the fix/ })
      .first(),
  ).toBeVisible()
  await row(page, 'enterCredentials').click()
  const limit = (await stepPane(page, 'Step')).getByRole('textbox', { name: /poll\/timeoutMs$/ })
  await limit.fill('3 min')
  await page.keyboard.press('F8')
  await expect(limit).toBeHidden()
  expect(JSON.parse(await savedFlow(page)).steps.enterCredentials.poll.timeoutMs).toBe(180_000)
})

test('a description that the field cannot show as it is written stays so while nobody types', async ({ page }) => {
  const written = specification.flow.text.replace(/("consent": \{\s*"description": ")/, '$1Two\\nlines. ')
  expect(written).not.toBe(specification.flow.text)
  await serveFlow(page, written)
  await openFlow(page)
  const field = (await stepPane(page, 'Step')).getByRole('textbox', { name: 'What it is for' })
  await field.focus()
  await page.keyboard.press('Enter')
  await row(page, 'selectSource').click()
  await expect(page.getByText('connect, as opened')).toBeVisible()
  expect(await savedFlow(page)).toBe(written)
})

test('Ctrl+Enter applies the fix that is shown, wherever the focus is in Checks', async ({ page }) => {
  await openStudio(page)
  const experiments = await stepPane(page, 'Experiments')
  await experiments.getByRole('textbox', { name: 'Name of a new experiment' }).fill('unused')
  await page.keyboard.press('Enter')
  await findings(page)
    .getByRole('button', { name: /^Show the fix/ })
    .first()
    .click()
  const fix = page.getByRole('region', { name: 'Fix' })
  await expect(fix).toContainText('with the fix.')
  await findings(page).focus()
  await page.keyboard.press('Control+Enter')
  await expect(fix).toBeHidden()
  await expect(page.getByRole('button', { name: /^Undo: fix of/ })).toBeVisible()
})

test('a preview that is loaded again shows the selected step again', async ({ page }) => {
  await openStudio(page)
  await row(page, 'selectSource').click()
  await expect(heading(page)).toHaveText('Select a source')
  const frame = page.frames().find((each) => each.url().includes('preview='))
  await frame?.evaluate(() => {
    Object.assign(window, { isOld: true })
    location.reload()
  })
  await frame?.waitForFunction(() => !('isOld' in window))
  await expect(heading(page)).toHaveText('Select a source')
})

/** Each removes the control that has the focus. `then` is what has it afterwards. */
const removals: readonly [
  title: string,
  act: (page: Page, input: StudioInput) => Promise<void>,
  then: (page: Page) => Locator,
][] = [
  [
    'a step that its menu removes',
    (_, { chooseInMenu }) => chooseInMenu('selectSource', 'Remove'),
    (page) => row(page, 'uploadInvoices'),
  ],
  [
    'a notice that is left after a change of a step',
    async (page, { chooseInMenu, press }) => {
      await chooseInMenu('consent', 'Show to …', 'Nobody')
      await press(objection(page).getByRole('button', { name: 'Keep anyway' }))
    },
    (page) => page.getByRole('button', { name: 'More for consent' }),
  ],
  [
    'a term of a condition',
    async (page, { press, choose }) => {
      await press(row(page, 'consent'))
      await choose(page.getByRole('combobox', { name: 'Term 1' }), 'not updating')
      await press(page.getByRole('button', { name: 'Add a term' }))
      await press(page.getByRole('button', { name: 'Remove term 2' }))
    },
    (page) => page.getByRole('button', { name: 'Add a term' }),
  ],
  [
    'a field of a form',
    async (page, { press, show, write }) => {
      await press(row(page, 'enterCredentials'))
      await show('Flow', 'Form')
      await write(page.getByRole('textbox', { name: /^Name of a new form step/ }), 'housing')
      await write(page.getByRole('textbox', { name: 'Name of a new field' }), 'landlord')
      await press(page.getByRole('button', { name: 'Remove answer' }))
    },
    (page) => page.getByRole('button', { name: 'Move landlord up' }),
  ],
]

for (const [title, act, then] of removals)
  test(`the focus stays where the user works: ${title}`, async ({ page }) => {
    await openStudio(page)
    await act(page, keyboard(page))
    await expect(then(page)).toBeFocused()
  })
