/** A customer's flow whose text is broken: from wherever it is opened, its text is shown at the place of the mistake. */
import { expect, test } from '../support/browser.ts'
import { specification } from '../support/specification.ts'
import { findings, openFlow, pane, row } from './support/studio.ts'

const acme = 'flows/acme.flow.json'
const broken = '{\n  "extends": "connect",\n  "name" "acme",\n  "merge": {}\n}\n'

test.beforeEach(({ page }) =>
  page.route('**/studio/files/connect.json', async (route) => {
    const files = await (await route.fetch()).json()
    const flows = [specification.flow, { file: acme, text: broken }]
    await route.fulfill({ json: { ...files, flows } })
  }),
)

test('its text is shown from its name, from its finding, and by F8', async ({ page }) => {
  await openFlow(page)
  const finding = findings(page).getByRole('listitem').filter({ hasText: acme }).first()
  await expect(finding).toBeVisible()
  const shown = page.getByRole('combobox', { name: 'File', exact: true })
  const line = page.locator('.cm-activeLine')
  const customers = () => pane(page, 'Customers')

  await (await customers()).getByRole('button', { name: 'acme', exact: true }).click()
  await expect(shown).toHaveValue(acme)
  await expect(page.getByRole('tabpanel', { name: 'Text' })).toContainText(
    'Only the text of acme is shown here. Everything else shows connect.',
  )

  await customers()
  await finding.getByRole('button').first().click()
  await expect(shown).toHaveValue(acme)
  await expect(line).toContainText('"name" "acme"')

  await customers()
  await row(page, 'consent').click()
  await page.keyboard.press('F8')
  await expect(shown).toHaveValue(acme)
  await expect(line).toContainText('"name" "acme"')

  await (await customers()).getByRole('button', { name: 'connect', exact: true }).click()
  await pane(page, 'Text')
  await expect(shown).toHaveValue(specification.flow.file)
})
