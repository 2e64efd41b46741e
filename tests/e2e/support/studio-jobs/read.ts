import { expect } from '../../../support/browser.ts'
import { findings, heading, onMap, openFlow, order, region, row } from '../studio.ts'
import type { Job } from './job.ts'

/** What is there, for whom, and that it is sound; what is selected is so in the list, the text, the map and the preview. */
export const readTheFlow: Job = async (page, { press, show }) => {
  const path = ['consent', 'chooseConnectionMethod', 'selectSource', 'uploadInvoices', 'enterCredentials', 'success']
  await openFlow(page)
  const steps = region(page, 'Steps')
  expect(await order(page)).toEqual(path)
  await expect(row(page, 'selectSource')).toContainText('Select a source')
  await expect(row(page, 'selectSource')).toContainText('where not skipsSourceList')
  await expect(steps.locator('ul .step').filter({ hasText: 'addSource' })).toHaveCount(1)
  const captcha = steps.getByRole('button', { name: 'captcha status Captcha' })
  await expect(captcha).toBeVisible()
  await expect(findings(page)).toContainText('Nothing to fix.')

  const line = page.locator('.cm-activeLine')
  await press(row(page, 'selectSource'))
  await expect(row(page, 'selectSource')).toHaveAttribute('aria-current', 'true')
  await expect(region(page, 'Step').getByRole('group', { name: 'selectSource' })).toBeVisible()
  await expect(line).toContainText('"selectSource": {')
  await expect(heading(page)).toHaveText('Select a source')
  await press(captcha)
  await expect(captcha).toHaveAttribute('aria-current', 'true')
  await expect(line).toContainText('"captcha": {')
  await expect(page.getByText('the status Captcha leads here')).toBeVisible()

  await show('Flow', 'Map')
  await expect(onMap(page, 'enterCredentials')).toHaveAttribute('aria-current', 'true')
  await press(page.getByRole('button', { name: 'Whole flow' }))
  await press(onMap(page, 'addSource, beside the path'))
  await expect(row(page, 'addSource')).toHaveAttribute('aria-current', 'true')
  await expect(region(page, 'Step').getByRole('group', { name: 'addSource' })).toBeVisible()
}
