/** The panes of the studio, and the files that it saves. */
import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from '@playwright/test'

export const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

export const row = (page: Page, step: string): Locator =>
  region(page, 'Steps').getByRole('button', { name: new RegExp(`^${step}`) })

async function tabOf(page: Page, area: string, name: string): Promise<Locator> {
  await page.locator(`[data-area="${area}"]`).getByRole('tab', { name, exact: true }).click()
  return page.getByRole('tabpanel', { name, exact: true })
}

export const pane = (page: Page, name: string): Promise<Locator> => tabOf(page, 'centre', name)

export const stepPane = (page: Page, name: string): Promise<Locator> => tabOf(page, 'step', name)

/** By their names, without folders. @param count how many differ; where none does, the flow is saved */
export async function savedFiles(page: Page, count = 1): Promise<Record<string, string>> {
  const downloads: Download[] = []
  const hear = (download: Download) => downloads.push(download)
  page.on('download', hear)
  const last = page.waitForEvent('download', () => downloads.length === count)
  await page.getByRole('button', { name: 'Save file' }).click()
  await last
  page.off('download', hear)
  const files = downloads.map(async (download) => {
    return [download.suggestedFilename(), await readFile(await download.path(), 'utf8')] as const
  })
  return Object.fromEntries(await Promise.all(files))
}
