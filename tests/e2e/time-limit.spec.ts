/** A flow with time limits of its own: success closes itself, and is announced. */
import { openDemo } from './support/demo.ts'
import { expect, test } from './support/servers-per-test.ts'

const consent = { show_step_consent: 'on' } as const

test('a step with a time limit says so, and closes by itself', async ({ page, servers }) => {
  await servers.editFlow((flow) => {
    flow.steps['consent']!.after = { ms: 59_000, to: '@close' }
  })
  await page.clock.install()
  const { widget, actions } = await openDemo(page, consent, servers.demo)
  await expect(widget.getByRole('paragraph').filter({ hasText: /closes by itself in \d+ seconds?/ })).toBeVisible()
  await expect(widget.getByRole('status')).toHaveText(/closes by itself in \d+ seconds/)
  await page.clock.fastForward(60_000)
  await expect(actions).toHaveText(['tieline-close-iframe'])
})

test('a user who asks to stay keeps the step', async ({ page, servers }) => {
  await servers.editFlow((flow) => {
    flow.steps['consent']!.after = { ms: 59_000, to: '@close' }
  })
  const { widget } = await openDemo(page, { ...consent, language: 'de' }, servers.demo)
  await widget.getByRole('button', { name: 'Hier bleiben' }).click()
  await expect(widget.getByText(/endet in/)).toHaveCount(0)
  await expect(widget.getByRole('heading', { level: 1 })).toBeFocused()
  await widget.getByRole('button', { name: 'Weiter' }).click()
  await expect(widget.getByRole('heading', { name: 'Anbieter auswählen' })).toBeVisible()
})
