/** The panes of the studio, its controls by keyboard, and the files that it saves. */
import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { Download, Locator, Page } from '@playwright/test'
import { expect } from '../../support/browser.ts'

/** Until everything is checked. */
export async function openStudio(page: Page): Promise<void> {
  await page.goto(`${process.env['TIELINE_DEMO_URL']}/studio/?flow=connect`)
  await expect(page.getByText('Nothing to fix.').first()).toBeAttached()
}

export const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

export const row = (page: Page, step: string): Locator =>
  region(page, 'Steps').getByRole('button', { name: new RegExp(`^${step}`) })

/** The steps of the path. */
export const order = (page: Page): Promise<(string | null | undefined)[]> =>
  region(page, 'Steps')
    .locator('ol .step')
    .evaluateAll((steps) => steps.map(({ firstChild }) => firstChild?.textContent))

/** Of a pane, with what it counts or without. */
export const tab = (page: Page, name: string): Locator =>
  page.getByRole('tab', { name: new RegExp(`^${name}( \\d+)?$`) })

async function tabOf(page: Page, area: string, name: string): Promise<Locator> {
  await page.locator(`[data-area="${area}"]`).getByRole('tab', { name, exact: true }).click()
  return page.getByRole('tabpanel', { name, exact: true })
}

export const pane = (page: Page, name: string): Promise<Locator> => tabOf(page, 'centre', name)

export const stepPane = (page: Page, name: string): Promise<Locator> => tabOf(page, 'step', name)

export const results = (page: Page): Locator => page.locator('[data-area="results"]')

export const findings = (page: Page): Locator => page.getByRole('tabpanel', { name: 'Checks' })

export const heading = (page: Page): Locator => page.frameLocator('.preview iframe').getByRole('heading', { level: 1 })

/** Takes every edit back. */
export async function undoAll(page: Page): Promise<void> {
  await page
    .locator('.header')
    .getByRole('button', { name: /^Undo/ })
    .evaluate(async (button: HTMLElement) => {
      while (button.getAttribute('aria-disabled') === 'false') {
        button.click()
        await new Promise((drawn) => setTimeout(drawn))
      }
    })
  await expect(page.getByText('connect, as opened')).toBeVisible()
}

/** By keyboard alone: F6 to the area of a control, then Tab. */
export async function goTo(page: Page, area: string, control: Locator): Promise<void> {
  for (let presses = 0; presses < 6 && !(await isFocused(region(page, area))); presses++)
    await page.keyboard.press('F6')
  for (let presses = 0; presses < 60 && !(await isFocused(control)); presses++) await page.keyboard.press('Tab')
  await expect(control).toBeFocused()
}

/** To a tab of an area, by keyboard alone. */
export async function goToTab(page: Page, area: string, name: string): Promise<void> {
  await goTo(page, area, region(page, area).getByRole('tab', { selected: true }))
  for (let presses = 0; presses < 10 && !(await isFocused(tab(page, name))); presses++)
    await page.keyboard.press('ArrowRight')
  await expect(tab(page, name)).toBeFocused()
}

const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement)

/** @param rules only these; without them all */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  const axe = new AxeBuilder({ page }).exclude('iframe')
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join()}`)).toEqual([])
}

/** By their names, without folders. @param count how many differ; where none does, the flow is saved */
export async function savedFiles(page: Page, count = 1): Promise<Record<string, string>> {
  return texts(await downloads(page, count, () => page.getByRole('button', { name: 'Save file' }).click()))
}

/** The text of the flow as it is saved. */
export const savedFlow = async (page: Page): Promise<string> => Object.values(await savedFiles(page)).join()

export async function downloads(page: Page, count: number, act: () => Promise<void>): Promise<Download[]> {
  const found: Download[] = []
  const hear = (download: Download) => found.push(download)
  page.on('download', hear)
  const last = page.waitForEvent('download', () => found.length === count)
  await act()
  await last
  page.off('download', hear)
  return found
}

export async function texts(files: readonly Download[]): Promise<Record<string, string>> {
  const read = files.map(async (file) => [file.suggestedFilename(), await readFile(await file.path(), 'utf8')] as const)
  return Object.fromEntries(await Promise.all(read))
}
