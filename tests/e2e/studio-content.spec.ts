/** What users read and are asked: texts, forms, experiments and customers' flows, changed in the studio by its controls. */
import { expect, test } from '../support/browser.ts'
import { specification } from '../support/specification.ts'
import {
  heading,
  objection,
  openFlow,
  openStudio,
  pane,
  results,
  row,
  savedFiles,
  serveOneFlow,
  stepPane,
  tab,
} from './support/studio.ts'

test.beforeEach(serveOneFlow)

test('a text is written beside the usual one, and checked in its language', async ({ page }) => {
  await openStudio(page)
  await row(page, 'selectSource').click()
  const texts = await pane(page, 'Texts')
  const title = texts.getByRole('group', { name: 'select-source.heading', exact: true })
  await expect(texts.locator('.languages legend').first()).toHaveText('select-source.heading')
  await texts.getByRole('searchbox', { name: 'Search by key or text' }).fill('sélectionnez un fournisseur')
  await expect(texts.locator('.languages')).toHaveCount(1)
  await expect(title).toContainText('Sélectionnez')
  await title.getByRole('textbox', { name: 'English' }).pressSequentially('Who sends you {bills}?')
  await expect(title).toContainText('this has no {bills}')
  await expect(title).toContainText('missing in French')
  await title.getByRole('textbox', { name: 'English' }).fill('Who sends your bill?')
  await expect(heading(page)).toHaveText('Who sends your bill?')
  await title.getByRole('textbox', { name: 'French' }).fill('Qui vous facture ?')
  await expect(heading(page)).toHaveText('Qui vous facture ?')
  await expect(page.getByText('Headings are in French, the language of the preview.')).toBeVisible()
  await expect(objection(page)).toBeHidden()
  const undo = page.getByRole('button', { name: /^Undo/ })
  await undo.click()
  await undo.click()
  await expect(page.getByText('connect, as opened')).toBeVisible()
  expect(await savedFiles(page)).toEqual({ 'connect.flow.json': specification.flow.text })
})

test('a customer gets a flow of its own with what differs', async ({ page }) => {
  await openFlow(page)
  const customers = await pane(page, 'Customers')
  await customers.getByRole('textbox', { name: /^Name of a new customer/ }).fill('acme')
  await page.keyboard.press('Enter')
  await expect(page.getByText('acme, 1 file differs')).toBeVisible()
  // It has no tests of its own, and those that it inherits hold.
  await tab(results(page), 'Tests').click()
  await expect(results(page)).toContainText('All 6 tests hold.')
  const limit = (await stepPane(page, 'Settings')).getByRole('textbox', { name: 'searchMinLength' })
  await limit.fill('2')
  await limit.press('Enter')
  await page.getByRole('checkbox', { name: 'Header with logo, Back and Close' }).uncheck()
  const own = customers.getByRole('row', { name: /^acme/ }).or(customers.getByRole('row', { name: /^Usual customer/ }))
  expect(JSON.parse((await savedFiles(page))['acme.flow.json'] as string)).toMatchObject({
    extends: 'connect',
    merge: { settings: { searchMinLength: 2 }, page: { header: false } },
  })
  await customers.getByRole('button', { name: 'connect', exact: true }).click()
  await expect(limit).toHaveValue('3')
  await customers.getByRole('button', { name: 'acme: Header with logo, Back and Close as usual' }).click()
  await expect(own.first()).toBeVisible()
  const { 'acme.flow.json': acme } = await savedFiles(page)
  expect(JSON.parse(acme as string).merge).toEqual({ settings: { searchMinLength: 2 } })
  await customers.getByRole('button', { name: 'acme', exact: true }).first().click()
  await customers.getByRole('textbox', { name: /^Name of a new customer/ }).fill('beta')
  await page.keyboard.press('Enter')
  await customers.getByRole('button', { name: 'acme', exact: true }).first().click()
  await customers.getByRole('combobox', { name: 'A new customer’s flow extends' }).selectOption('acme')
  await customers.getByRole('textbox', { name: /^Name of a new customer/ }).fill('gamma')
  await page.keyboard.press('Enter')
  const files = await savedFiles(page, 3)
  const extended = ['beta', 'gamma'].map((name) => JSON.parse(files[`${name}.flow.json`] as string).extends)
  expect(extended).toEqual(['connect', 'acme'])
  await customers.getByRole('button', { name: 'connect', exact: true }).first().click()
  const inherited = customers.getByRole('row', { name: /^gamma/ })
  await expect(inherited.getByRole('button', { name: 'As usual' })).toHaveCount(0)
  await inherited.getByRole('button', { name: /^gamma: .*set in acme$/ }).click()
  await expect(page.getByText('acme, 3 files differ')).toBeVisible()
})

test('an experiment divides the sessions, and steps depend on it', async ({ page }) => {
  await openFlow(page)
  const customers = await pane(page, 'Customers')
  const experiments = await stepPane(page, 'Experiments')
  await experiments.getByRole('textbox', { name: 'Name of a new experiment' }).fill('consentTest')
  await page.keyboard.press('Enter')
  const share = experiments.getByRole('textbox', { name: 'test, %' })
  await share.fill('20')
  await share.press('Enter')
  await expect(experiments.getByRole('textbox', { name: 'control, %' })).toHaveValue('80')
  await row(page, 'consent').click()
  const shown = await stepPane(page, 'Step')
  await shown.getByRole('combobox', { name: 'Term 1' }).selectOption({ label: 'consentTest is control' })
  await stepPane(page, 'Experiments')
  await expect(experiments.getByRole('button', { name: 'Select consent' })).toBeVisible()
  await expect(customers.getByRole('row', { name: /^consentTest: test/ })).toContainText(
    /\dselectSource → enterCredentials/,
  )
})

test('a form is built field by field, its step is shown, and an answer decides what follows', async ({ page }) => {
  await openFlow(page)
  const form = await pane(page, 'Form')
  await row(page, 'addSource').click()
  await expect(form).toContainText('A form step is added before a step of the path')
  await row(page, 'enterCredentials').click()
  await form.getByRole('textbox', { name: 'Name of a new form step before enterCredentials' }).fill('housing')
  await page.keyboard.press('Enter')
  await expect(row(page, 'housing')).toHaveAttribute('aria-current', 'true')
  await expect(row(page, 'housing')).toContainText('Its heading is still its name: write it in Form')
  await form
    .getByRole('group', { name: 'Heading', exact: true })
    .getByRole('textbox', { name: 'English' })
    .fill('Own or rent?')
  await expect(heading(page)).toHaveText('Own or rent?')
  await expect(row(page, 'housing')).toContainText('Own or rent?')
  await expect(form.getByRole('group', { name: 'Heading', exact: true })).toContainText('It is empty')
  const answer = form.getByRole('group', { name: 'answer', exact: true })
  await answer.getByRole('combobox', { name: 'Kind' }).selectOption('choice')
  await answer.getByRole('textbox', { name: 'Name', exact: true }).fill('ownership')
  await page.keyboard.press('Enter')
  await form.getByRole('textbox', { name: 'Name of a new field' }).fill('landlord')
  await form.getByRole('button', { name: 'Add: Name of a new field' }).click()
  const landlord = form.getByRole('group', { name: 'landlord', exact: true })
  await landlord.getByRole('checkbox', { name: 'needs an answer' }).check()
  await landlord.getByRole('combobox', { name: 'Shown' }).selectOption({ label: 'if ownership is no' })
  await form.getByRole('button', { name: 'Move landlord up' }).click()
  await expect(landlord).toContainText('ownership')
  await form.getByRole('button', { name: 'Move landlord down' }).click()
  const files = await savedFiles(page, 2)
  expect(Object.keys(files).sort()).toEqual(['connect.flow.json', 'housing.form.json'])
  expect(JSON.parse(files['housing.form.json'] as string)).toMatchObject({
    properties: { ownership: { type: 'string', enum: ['yes', 'no'] }, landlord: { showIf: { ownership: ['no'] } } },
    required: ['landlord'],
  })
  await row(page, 'success').click()
  await (await stepPane(page, 'Step'))
    .getByRole('combobox', { name: 'Shown to' })
    .selectOption({ label: 'Customers where …' })
  const owns = JSON.stringify({ '==': [{ var: 'answers.housing.ownership' }, 'yes'] })
  await expect(page.locator(`option[value='${owns}']`)).toBeAttached()
  await page.reload()
  await expect(page.getByText('connect, 2 files differ')).toBeVisible()
  await row(page, 'housing').click()
  await expect(heading(page)).toHaveText('Own or rent?')
})
