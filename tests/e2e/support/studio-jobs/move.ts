import { expect } from '../../../support/browser.ts'
import { heading, openFlow, order, region, results, row } from '../studio.ts'
import { savedBy } from '../studio-input.ts'
import { before, type Job, newLines } from './job.ts'

/** The list, the preview and the tests answer, one line differs, and undo restores every byte. */
export const moveAStep: Job = async (page, { press, show, move, undo, save }) => {
  const saved = async () => (await savedBy(page, save))['connect.flow.json'] as string
  await openFlow(page)
  await press(row(page, 'selectSource'))
  await move('selectSource', 'up')
  expect((await order(page)).slice(0, 3)).toEqual(['consent', 'selectSource', 'chooseConnectionMethod'])
  await expect(page.getByRole('status')).toContainText('selectSource, 2 of 6')
  await expect(heading(page)).toHaveText('Select a source')
  await expect(region(page, 'Step')).toContainText(/Tests here: \d+ say otherwise/)
  await show('Results', 'Changes')
  await expect(results(page).locator('del')).toContainText('"path": ["consent", "chooseConnectionMethod"')
  await expect(results(page).locator('ins')).toContainText('"path": ["consent", "selectSource"')
  expect(newLines(await saved())).toHaveLength(1)
  await undo()
  await expect(results(page)).toContainText('No line differs.')
  expect(await saved()).toBe(before)
}
