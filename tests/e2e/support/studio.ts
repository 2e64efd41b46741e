/** The panes of the studio, its controls by keyboard, and the files that it saves. */
import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from '@playwright/test'
import type { SourceFile } from '../../../src/flow-files/index.ts'
import { expect } from '../../support/browser.ts'
import { specification } from '../../support/specification.ts'

export const studioAddress = () => `${process.env['TIELINE_DEMO_URL']}/studio/?flow=connect`

/** Until the flow is shown. It is checked meanwhile. */
export async function openFlow(page: Page): Promise<void> {
  await page.goto(studioAddress())
  await expect(row(page, 'consent')).toBeVisible()
}

/** Until everything is checked: an edit is judged by what was found before it. */
export async function openStudio(page: Page): Promise<void> {
  await page.goto(studioAddress())
  await expect(page.getByText('Nothing to fix.').first()).toBeAttached()
}

/**
 * What the studio opens by name, with another text of the flow. Playwright asks again where the server has closed a connection
 * that it wanted to use once more.
 * @param tests false: it has none
 */
/** @param tests in place of those of the flow; true: those */
export const serveFlow = (page: Page, text: string, tests: boolean | readonly SourceFile[] = true) =>
  page.route('**/studio/files/connect.json', async (route) => {
    const files = await (await route.fetch({ maxRetries: 2 })).json()
    const flows = [{ file: 'flows/connect.flow.json', text }]
    await route.fulfill({ json: { ...files, flows, ...(tests !== true && { tests: tests || [] }) } })
  })

/** For `beforeEach`, where flows of customers do not matter: to check them too takes fourteen times as long. */
export const serveOneFlow = ({ page }: { page: Page }) => serveFlow(page, specification.flow.text)

export const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

export const row = (page: Page, step: string): Locator =>
  region(page, 'Steps').getByRole('button', { name: new RegExp(`^${step}`) })

/** The steps of the path. */
export const order = (page: Page): Promise<(string | null | undefined)[]> =>
  region(page, 'Steps')
    .locator('ol .step')
    .evaluateAll((steps) => steps.map(({ firstChild }) => firstChild?.textContent))

/** Of a pane, with what it counts or without. */
export const tab = (within: Page | Locator, name: string): Locator =>
  within.getByRole('tab', { name: new RegExp(`^${name}( \\d+)?$`) })

async function tabOf(page: Page, area: string, name: string): Promise<Locator> {
  await page.locator(`[data-area="${area}"]`).getByRole('tab', { name, exact: true }).click()
  return page.getByRole('tabpanel', { name, exact: true })
}

export const pane = (page: Page, name: string): Promise<Locator> => tabOf(page, 'centre', name)

export const stepPane = (page: Page, name: string): Promise<Locator> => tabOf(page, 'step', name)

export const results = (page: Page): Locator => page.locator('[data-area="results"]')

export const findings = (page: Page): Locator => page.getByRole('tabpanel', { name: 'Checks' })

/** Says why an edit is not possible. */
export const objection = (page: Page): Locator => page.getByRole('complementary', { name: 'Not possible' })

export const heading = (page: Page): Locator => page.frameLocator('.preview iframe').getByRole('heading', { level: 1 })

export const onMap = (page: Page, name: string): Locator =>
  page.getByRole('application', { name: 'Map of the flow' }).getByRole('button', { name, exact: true })

/** Of the screen before or after. */
export async function headingOf(page: Page, side: 'Before' | 'After'): Promise<Locator> {
  const frame = region(page, side).locator('iframe')
  // A frame that is not in view draws nothing.
  await frame.scrollIntoViewIfNeeded()
  return frame.contentFrame().getByRole('heading', { level: 1 })
}

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

/**
 * However slow the machine is, the search for another way is not over before it has found one. The clock of the page has
 * to be installed. It goes on afterwards: contexts are reused, and Playwright would resume it while the next test starts.
 */
export async function searchWithoutEnd(page: Page, act: () => Promise<void>): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await act()
  await page.clock.resume()
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
