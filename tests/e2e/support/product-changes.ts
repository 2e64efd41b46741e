/** Makes product changes as a user does. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { LanguageName } from '../../../src/generated/flow.types.ts'
import type { Controls } from '../../studio/product-changes/changes.ts'
import { textEdits } from '../../studio/product-changes/support.ts'
import { findings, heading, pane, results, row, stepPane } from './studio.ts'

const because = 'Agreed with the team.'

export const byControls = (page: Page): Controls => ({
  ...textEdits(
    (file) => copy(page, file),
    (file, text) => paste(page, file, text),
  ),
  moveUp: (step) => page.getByRole('button', { name: `Move ${step} up` }).click(),
  showToNobody: async (step) => {
    await row(page, step).click()
    const parts = await stepPane(page, 'Step')
    await parts.getByRole('combobox', { name: 'Shown to' }).selectOption({ label: 'Nobody' })
  },
  limitPolling: async (ms) => {
    await row(page, 'enterCredentials').click()
    await enter((await stepPane(page, 'Step')).getByRole('textbox', { name: /^when it gives up/ }), `${ms} ms`)
  },
  write: async (step, key, textIn) => {
    await row(page, step).click()
    await writeAll(await pane(page, 'Texts'), key, textIn)
  },
  addForm: async (name, kind) => {
    await row(page, 'enterCredentials').click()
    const form = await pane(page, 'Form')
    await enter(form.getByRole('textbox', { name: /^Name of a new form step/ }), name)
    await form.getByRole('combobox', { name: 'Kind' }).selectOption(kind)
    const options = kind === 'choice' ? ['Option yes', 'Option no'] : []
    for (const group of ['Heading', 'Button', 'Label of answer', ...options])
      await writeAll(form, group, (language) => `${group} (${language})`)
  },
  addCustomer: async (name) => {
    await enter((await pane(page, 'Customers')).getByRole('textbox', { name: /^Name of a new customer/ }), name)
  },
  openFlow: async (name) => (await pane(page, 'Customers')).getByRole('button', { name, exact: true }).click(),
  leaveOutGerman: async () => (await stepPane(page, 'Settings')).getByRole('checkbox', { name: 'German' }).uncheck(),
  useFrench: async () => {
    const settings = await stepPane(page, 'Settings')
    await settings.getByRole('combobox', { name: 'Usual language' }).selectOption('fr')
  },
  hideHeader: async () => (await stepPane(page, 'Settings')).getByRole('checkbox', { name: /^Header/ }).uncheck(),
  addExperiment: async (name) => {
    await enter((await stepPane(page, 'Experiments')).getByRole('textbox', { name: 'Name of a new experiment' }), name)
  },
  remove: async (test) => {
    await openTests(page)
    const item = results(page).getByRole('listitem').filter({ hasText: test }).first()
    if (!(await item.isVisible())) await results(page).locator('summary').click()
    await item.getByRole('button', { name: 'Remove…' }).click()
    await enter(item.getByRole('textbox'), because)
  },
  fix: async (finding) => {
    const said = await found(page, finding)
    await said.getByRole('button', { name: /^Show the fix/ }).press('Enter')
    const apply = said.getByRole('button', { name: 'Apply' })
    await expect(apply).toBeFocused()
    await expect(apply).toHaveAttribute('aria-disabled', 'false')
    await page.keyboard.press('Control+Enter')
    await expect(said).toHaveCount(0)
  },
  playTheWay: async (finding, last, shown) => {
    await (await found(page, finding)).getByRole('button', { name: 'Play the way there' }).click()
    await expect(results(page).locator('[aria-current=step]')).toContainText(last)
    await expect(heading(page)).toHaveText(shown)
  },
  accept: async () => {
    await openTests(page)
    await enter(results(page).getByLabel('Why is this intended?'), because)
  },
})

const languages: Readonly<Record<LanguageName, string>> = {
  en: 'English',
  fr: 'French',
  es: 'Spanish',
  pt: 'Portuguese',
  de: 'German',
}

/** All of it is selected. */
async function editorOf(page: Page, file: string): Promise<Locator> {
  const editor = await pane(page, 'Text')
  await editor.getByRole('combobox', { name: 'File' }).selectOption(file)
  const content = editor.getByRole('textbox', { name: /^Text of/ })
  await content.press('Control+a')
  return content
}

/** The editor draws the lines that are in view alone, and copies them all. */
const copy = async (page: Page, file: string): Promise<string> =>
  (await editorOf(page, file)).evaluate((element) => {
    const clipboardData = new DataTransfer()
    element.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }))
    return clipboardData.getData('text/plain')
  })

const paste = async (page: Page, file: string, text: string): Promise<void> =>
  (await editorOf(page, file)).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

async function enter(field: Locator, value: string): Promise<void> {
  await field.fill(value)
  await field.press('Enter')
}

async function writeAll(within: Locator, group: string, textIn: (language: LanguageName) => string): Promise<void> {
  const texts = within.getByRole('group', { name: group, exact: true })
  for (const [language, name] of Object.entries(languages) as [LanguageName, string][])
    await texts.getByRole('textbox', { name }).fill(textIn(language))
}

async function found(page: Page, finding: RegExp): Promise<Locator> {
  await page.getByRole('tab', { name: /^Checks/ }).click()
  return findings(page).locator('.findings > li').filter({ hasText: finding })
}

/** Waits until the tests are judged. */
async function openTests(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^Tests( \d+)?$/ }).click()
  await expect(results(page).locator('.tests:not(.stale)')).toBeVisible()
}
