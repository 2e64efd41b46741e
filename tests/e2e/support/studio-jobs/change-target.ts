import { expect } from '../../../support/browser.ts'
import { findings, openFlow, region, row } from '../studio.ts'
import { savedBy } from '../studio-input.ts'
import { type Job, newLines } from './job.ts'

/** What fits is offered first, the rest says why not; a time has units, and what is out of bounds is not taken. */
export const changeTargetAndDelay: Job = async (page, { press, choose, write, undo, save }) => {
  const saved = async () => (await savedBy(page, save))['connect.flow.json'] as string
  await openFlow(page)
  await press(row(page, 'enterCredentials'))
  const target = page.getByRole('combobox', { name: 'credentials: SUBMIT_CREDENTIALS' })
  const asked = target.locator('option[value="captcha"]')
  await expect(asked).toBeDisabled()
  await expect(asked).toHaveText('captcha: the server asks for it (status Captcha)')
  await choose(target, 'polling')
  await expect(page.getByRole('button', { name: 'Undo: enterCredentials leads to polling' })).toBeVisible()
  await expect(findings(page)).toContainText(/\d finding/)
  expect(newLines(await saved())).toHaveLength(1)
  await undo()
  await expect(page.getByText('connect, as opened')).toBeVisible()

  const limit = region(page, 'Step').getByRole('textbox', { name: /^when it gives up/ })
  await expect(limit).toHaveValue('4 min')
  await write(limit, '3 min')
  await expect(page.getByRole('button', { name: 'Undo: time in enterCredentials to 3 min' })).toBeVisible()
  for (const outside of ['1 h', '5 ms']) {
    await write(limit, outside)
    await expect(page.getByText('Not taken: it has to be from 30 s to 30 min.')).toBeVisible()
  }
  expect(JSON.parse(await saved()).steps.enterCredentials.poll.timeoutMs).toBe(180_000)
}
