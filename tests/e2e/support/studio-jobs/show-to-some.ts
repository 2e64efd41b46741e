import { expect } from '../../../support/browser.ts'
import { findings, objection, openStudio, row, searchWithoutEnd, serveFlow } from '../studio.ts'
import { savedBy } from '../studio-input.ts'
import { before, type Job, newLines } from './job.ts'

/** A condition is built of terms; what still leads to a step for nobody is said, and dropped too or kept. */
export const showToSome: Job = async (page, { press, choose, chooseInMenu, apply, undo, save }) => {
  const saved = async () => (await savedBy(page, save))['connect.flow.json'] as string
  const consent = async () => JSON.parse(await saved()).steps.consent
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const list = (name: string) => page.getByRole('combobox', { name })
  await page.clock.install()
  // The showcase could not do without consent (tests/e2e/studio-jobs-customers.spec.ts).
  await serveFlow(page, before)
  await openStudio(page)
  await press(row(page, 'consent'))
  await choose(list('Term 1'), 'not updating')
  await expect(row(page, 'consent')).toContainText('where not updating')
  await press(button('Add a term'))
  await choose(list('Term 2'), 'mode is Normal')
  await choose(list('How many have to hold'), 'any of these holds')
  const either = { or: [{ '!': 'updating' }, { '==': [{ var: 'in.mode' }, 'Normal'] }] }
  expect((await consent()).when).toEqual(either)
  await press(button('Remove term 2'))
  await choose(list('Shown to'), 'Everyone')
  await expect(row(page, 'consent')).toContainText('everyone')
  expect((await consent()).when).toBeUndefined()
  while (!(await page.getByText('connect, as opened').isVisible())) await undo()

  await expect(findings(page)).toContainText('Nothing to fix.')
  await searchWithoutEnd(page, async () => {
    await chooseInMenu('consent', 'Show to …', 'Nobody')
    await expect(objection(page)).toContainText("'consent' is switched off")
    const dropped = /^Instead: consent to nobody, and drop the (2 ways|way) to it/
    const instead = objection(page).getByRole('button', { name: dropped })
    await expect(instead).toBeVisible()
    await apply(instead)
    await expect(objection(page)).toBeHidden()
  })
  const { consent: hidden, ...others } = JSON.parse(await saved()).steps
  expect(hidden.enabled).toBe(false)
  expect(JSON.stringify(others)).not.toContain('"to":"consent"')
  await undo()
  expect(await saved()).toBe(before)

  await expect(findings(page)).toContainText('Nothing to fix.')
  await chooseInMenu('consent', 'Show to …', 'Nobody')
  await press(objection(page).getByRole('button', { name: 'Keep anyway' }))
  await expect(objection(page)).toBeHidden()
  await expect(row(page, 'consent')).toContainText('nobody')
  await expect(findings(page)).toContainText("'consent' is switched off")
  expect(newLines(await saved())).toEqual(['      "enabled": false,'])
}
