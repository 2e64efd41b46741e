import { expect } from '../../../support/browser.ts'
import { findings, heading, results, row, serveFlow, tab } from '../studio.ts'
import { before, type Job } from './job.ts'

const unused = before.replace('"conditions": {', '"conditions": {\n    "isNew": { "var": "in.showConsent" },')

/** A finding selects its place and plays its way; a fix shows lines and findings before it is applied or left. */
export const fixFindings: Job = async (page, { press, move, show, apply, leave, undo }) => {
  await serveFlow(page, unused)
  await page.goto(`${process.env['TIELINE_DEMO_URL']}/studio/?flow=connect`)
  const said = findings(page).getByRole('listitem').filter({ hasText: "Nothing uses the condition 'isNew'" })
  await expect(said).toBeVisible()

  await move('selectSource', 'down')
  const missing = findings(page).getByRole('listitem').filter({ hasText: 'which may still be missing' }).first()
  await press(missing.getByRole('button', { name: /which may still be missing/ }))
  await expect(row(page, 'uploadInvoices')).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('.cm-activeLine')).toContainText('"effect": "upload"')
  await expect(heading(page)).toHaveText('Upload your last 12 invoices')
  await press(missing.getByRole('button', { name: 'Play the way there' }))
  await expect(results(page).locator('[aria-current=step]')).toContainText('uploadInvoices')
  await undo()
  await show('Results', 'Checks')

  const open = said.getByRole('button', { name: /^Show the fix/ })
  const fix = said.getByRole('region', { name: 'Fix' })
  await press(open)
  await expect(fix.locator('del').filter({ hasText: '"isNew"' })).toBeVisible()
  await expect(fix).toContainText('1 finding now, 0 with the fix.')
  await leave(fix.getByRole('button', { name: 'Leave as it is' }))
  await expect(fix).toBeHidden()
  await expect(open).toBeFocused()
  await press(open)
  const button = fix.getByRole('button', { name: 'Apply' })
  await expect(button).toHaveAttribute('aria-disabled', 'false')
  await apply(button)
  await expect(findings(page)).toContainText('Nothing to fix.')
  await undo()
  await expect(page.getByText('connect, as opened')).toBeVisible()
  await expect(tab(page, 'Checks')).toContainText('1')
}
