/** What a flow says about the page around its screens. */
import { openDemo } from './support/demo.ts'
import { expect, test } from './support/servers-per-test.ts'

test('French is the default where the flow says so, and German is off', async ({ page, servers }) => {
  await servers.editFlow((flow) => {
    flow.page = { languages: ['fr', 'en'], defaultLanguage: 'fr' }
  })
  for (const [language, button] of [
    ['de', 'Continuer'],
    ['en', 'Continue'],
  ] as const) {
    const { widget } = await openDemo(page, { language, show_step_consent: 'on' }, servers.demo)
    await expect(widget.getByRole('button', { name: button, exact: true })).toBeVisible()
  }
})

test('a variant hides the header for one customer', async ({ page, servers }) => {
  await servers.editFlow((flow) => {
    flow.variants = [{ id: 'bare', when: { var: 'in.allowDocumentUpload' }, merge: { page: { header: false } } }]
  })
  const others = await openDemo(page, {}, servers.demo)
  await expect(others.widget.getByRole('button', { name: 'Close' })).toBeVisible()

  const { widget } = await openDemo(page, { allow_document_upload: 'on', show_step_consent: 'on' }, servers.demo)
  await expect(widget.getByRole('button', { name: 'Continue' })).toBeVisible()
  await expect(widget.getByRole('banner')).toHaveCount(0)
})
