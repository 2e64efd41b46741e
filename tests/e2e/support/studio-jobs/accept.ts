import { expect } from '../../../support/browser.ts'
import { openFlow, results } from '../studio.ts'
import type { Job } from './job.ts'

/** Tests that no longer hold, before and after; all are rewritten as one undo step, and one is removed, with reasons. */
export const acceptTests: Job = async (page, { press, move, show, write, undo }) => {
  const button = (name: string) => results(page).getByRole('button', { name, exact: true })
  const undoes = (what: string) => page.getByRole('button', { name: `Undo: ${what}` })
  await openFlow(page)
  await move('selectSource', 'up')
  await show('Results', 'Tests')
  const first = results(page).getByRole('listitem').filter({ hasText: 'at consent, NEXT' }).first()
  await expect(first).toContainText('Before: at consent, NEXT, if allowDocumentUpload → chooseConnectionMethod')
  await expect(first).toContainText('After: at consent, NEXT')
  await expect(first).toContainText("gets to 'selectSource' instead of")
  await expect(results(page)).toContainText('12 tests say otherwise.')

  await press(first.getByRole('button', { name: 'Remove…' }))
  const why = first.getByRole('textbox', { name: 'Why does nobody have to check it any more?' })
  await press(first.getByRole('button', { name: 'Remove', exact: true }))
  await expect(why).toBeVisible()
  await write(why, 'Both ways are allowed now', first.getByRole('button', { name: 'Remove', exact: true }))
  await expect(undoes('test next removed')).toBeVisible()
  await expect(results(page)).toContainText('11 tests say otherwise.')
  await undo()

  await expect(button('Update these 12')).toBeVisible()
  await write(results(page).getByLabel('Why is this intended?'), 'The source first', button('Update these 12'))
  await expect(undoes('12 rows of the tests')).toBeVisible()
  await expect(results(page)).toContainText(/All \d+ tests hold\./)
  await undo()
  await expect(results(page)).toContainText('12 tests say otherwise.')
}
