/** Variants of a flow: client info names one, and the widget shows it without a build. */
import { openDemo } from './support/demo.ts'
import { expect, test } from './support/servers-per-test.ts'

const withoutConsent = { start: [{ to: 'selectSource' }] }

test('a client whose info names a variant gets it', async ({ page, servers }) => {
  await servers.writeFlowFile('acme.flow.json', { extends: 'connect', name: 'acme', merge: withoutConsent })
  const others = await openDemo(page, { client: JSON.stringify({}) }, servers.demo)
  await expect(others.widget.getByRole('button', { name: 'Continue' })).toBeVisible()
  const acme = await openDemo(page, { client: JSON.stringify({ flow: 'acme' }) }, servers.demo)
  await expect(acme.widget.getByRole('heading', { name: 'Select a source' })).toBeVisible()
})

test('a broken variant is reported, and its clients get the configured flow', async ({ page, servers }) => {
  const merge = { steps: { consent: { on: { NEXT: '@nxt' } } } }
  await servers.writeFlowFile('acme.flow.json', { extends: 'connect', name: 'acme', merge })
  const reported = page.waitForEvent('console', (message) => message.text().includes("There is no target '@nxt'"))
  const { widget, actions } = await openDemo(page, { client: JSON.stringify({ flow: 'acme' }) }, servers.demo)
  await expect(widget.getByRole('button', { name: 'Continue' })).toBeVisible()
  expect((await reported).text()).toMatch(/The flow 'connect' is used instead\.$/)
  await expect(actions).toHaveCount(0)
})
