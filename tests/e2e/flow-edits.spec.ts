/** Edits of the flow file change the widget, without any other change. */
import { openDemo } from './support/demo.ts'
import { expect, test } from './support/servers-per-test.ts'

const uploads = { allow_document_upload: 'on', show_step_consent: 'on' } as const

test('disabling chooseConnectionMethod removes it from the path', async ({ page, servers }) => {
  const before = await openDemo(page, uploads, servers.demo)
  await before.widget.getByRole('button', { name: 'Continue' }).click()
  await expect(before.widget.getByRole('heading', { name: 'Choose the way to access your data' })).toBeVisible()

  await servers.editFlow((flow) => {
    const step = flow.steps['chooseConnectionMethod']
    if (step) step.enabled = false
  })
  const after = await openDemo(page, uploads, servers.demo)
  await after.widget.getByRole('button', { name: 'Continue' }).click()
  await expect(after.widget.getByRole('heading', { name: 'Select a source' })).toBeVisible()
})

test('moving selectSource before chooseConnectionMethod changes the order, forward and back', async ({
  page,
  servers,
}) => {
  await servers.editFlow((flow) => {
    flow.path = ['consent', 'selectSource', 'chooseConnectionMethod', 'uploadInvoices', 'enterCredentials', 'success']
  })
  const { widget } = await openDemo(page, uploads, servers.demo)
  await widget.getByRole('button', { name: 'Continue' }).click()
  await expect(widget.getByRole('heading', { name: 'Select a source' })).toBeVisible()
  await widget.getByRole('listitem').getByRole('button').first().click()
  await expect(widget.getByRole('heading', { name: 'Choose the way to access your data' })).toBeVisible()
  await widget.getByRole('button', { name: 'Connect my account' }).click()
  await expect(widget.getByRole('heading', { name: /^Log in to/ })).toBeVisible()
  await widget.getByRole('button', { name: 'Back' }).click()
  await expect(widget.getByRole('heading', { name: 'Choose the way to access your data' })).toBeVisible()
})

test('an input reads any key of client info: trusted partners skip consent', async ({ page, servers }) => {
  await servers.editFlow(({ inputs, conditions, steps }) => {
    inputs['trustedPartner'] = { from: 'client.trusted_partner', type: 'boolean' }
    conditions['asksForConsent'] = { and: [{ var: 'in.showConsent' }, { '!': { var: 'in.trustedPartner' } }] }
    steps['consent']!.when = 'asksForConsent'
  })
  const partner = await openDemo(page, { client: '{ "trusted_partner": true }' }, servers.demo)
  await expect(partner.widget.getByRole('heading', { name: 'Select a source' })).toBeVisible()
  const other = await openDemo(page, { client: '{ "trusted_partner": false }' }, servers.demo)
  await expect(other.widget.getByRole('button', { name: 'Continue' })).toBeVisible()
})

test('the demo page takes further client info', async ({ page, servers }) => {
  await servers.editFlow(({ inputs, steps }) => {
    inputs['tier'] = { from: 'client.tier', enum: ['basic', 'plus'] }
    steps['consent']!.when = { '==': [{ var: 'in.tier' }, 'basic'] }
  })
  const { widget } = await openDemo(page, {}, servers.demo)
  await expect(widget.getByRole('button', { name: 'Continue' })).toBeVisible()
  await page.getByText('Session settings').click()
  const further = page.getByRole('textbox', { name: 'Further client info (JSON)' })
  await further.fill('{ "tier": "plus" }')
  await page.getByRole('button', { name: 'Start a new session' }).click()
  await expect(widget.getByRole('heading', { name: 'Select a source' })).toBeVisible()
  await page.getByText('Session settings').click()
  await expect(further).toHaveValue('{ "tier": "plus" }')
})

test('an edit shows on reload', async ({ page, servers }) => {
  const demo = await openDemo(page, {}, servers.demo)
  await expect(demo.widget.getByRole('button', { name: 'Continue' })).toBeVisible()
  await servers.editFlow((flow) => {
    const { consent, enterCredentials, errorSubmitEmail } = flow.steps
    if (consent) consent.enabled = false
    if (enterCredentials) enterCredentials.back = [{ to: '@back' }]
    if (errorSubmitEmail) errorSubmitEmail.back = 'none'
  })
  await page.reload()
  await expect(demo.widget.getByRole('heading', { name: 'Select a source' })).toBeVisible()
})

test.describe('a broken flow file', () => {
  test.use({ tolerated: { console: [/^Tieline: flows\/connect\.flow\.json/] } })

  test('a typo is named with its file, its place and a suggestion', async ({ page, servers }) => {
    await servers.editFlow((flow) => {
      flow.steps['consent']!.on = { NEXT: '@nxt' }
    })
    const { widget } = await openDemo(page, {}, servers.demo)
    await expect(widget.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    const sentence =
      "flows/connect.flow.json at /steps/consent/on/NEXT: There is no target '@nxt'. Did you mean '@next'?"
    await expect(widget.getByText(sentence)).toBeVisible()
  })

  test('invalid JSON is named as such', async ({ page, servers }) => {
    await servers.writeFlow('{ "name": "connect", ')
    const { widget } = await openDemo(page, {}, servers.demo)
    await expect(widget.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expect(widget.getByText(/flows\/connect\.flow\.json: .*JSON/)).toBeVisible()
  })
})
