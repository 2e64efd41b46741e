/** Parts of a flow that go or change their order, and forms that a delivered flow contains. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { housingForm } from '../support/housing.ts'
import { specification } from '../support/specification.ts'
import {
  heading,
  objection,
  openFlow,
  openStudio,
  order,
  pane,
  row,
  savedFiles,
  savedFlow,
  searchWithoutEnd,
  serveFlow,
  serveOneFlow,
  stepPane,
  undoAll,
} from './support/studio.ts'

test.beforeEach(serveOneFlow)

const before = specification.flow.text
const connect = JSON.parse(before)
const studio = `${process.env['TIELINE_DEMO_URL']}/studio/`

async function chooseInMenu(page: Page, step: string, item: string) {
  await page.getByRole('button', { name: `More for ${step}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('a step is removed with the ways to it, by mouse and by keyboard, and comes back byte for byte', async ({
  page,
}) => {
  await page.clock.install()
  await openStudio(page)
  await chooseInMenu(page, 'uploadInvoices', 'Remove')
  await expect(page.getByRole('button', { name: 'Undo: uploadInvoices removed' })).toBeVisible()
  expect(await order(page)).not.toContain('uploadInvoices')
  const removed = JSON.parse(await savedFlow(page))
  expect(Object.keys(removed.steps)).toEqual(Object.keys(connect.steps).filter((step) => step !== 'uploadInvoices'))
  // Who knows its name gets to the step after it.
  const { version } = connect
  const mapped = { from: version, steps: { uploadInvoices: 'enterCredentials' } }
  expect(removed).toMatchObject({ version: version + 1, migrations: [mapped] })
  await undoAll(page)
  expect(await savedFlow(page)).toBe(before)

  // Another way is searched for from a text that was checked.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await searchWithoutEnd(page, async () => {
    await page.getByRole('button', { name: 'More for addSource' }).press('Enter')
    // The menu takes the focus when it is drawn.
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(objection(page)).toContainText("There is no step 'addSource'")
    const instead = 'Instead: addSource removed, and drop the way to it'
    await objection(page).getByRole('button', { name: instead }).press('Enter')
    await expect(objection(page)).toBeHidden()
  })
  const { migrations, ...rest } = JSON.parse(await savedFlow(page))
  expect(migrations).toEqual([{ from: version, steps: { addSource: 'consent' } }])
  expect(JSON.stringify(rest)).not.toContain('"addSource')
  await page.keyboard.press('Control+z')
  expect(await savedFlow(page)).toBe(before)
})

test('a share goes to the others, an experiment ends with one share for everyone, conditions included', async ({
  page,
}) => {
  const flow = structuredClone(connect)
  flow.inputs.asked = { from: 'split', shares: { control: 80, without: 15, late: 5 } }
  flow.steps.chooseConnectionMethod.when = { and: ['severalMethods', is('control')] }
  flow.steps.enterCredentials.when = { and: ['byCredentials', { '!': { or: [is('late'), is('without')] } }] }
  await serveFlow(page, `${JSON.stringify(flow, null, 2)}\n`, false)
  await openFlow(page)
  const experiments = await stepPane(page, 'Experiments')
  await experiments.getByRole('button', { name: 'Remove share late' }).press('Enter')
  await expect(experiments.getByRole('textbox', { name: 'control, %' })).toHaveValue('85')
  await expect(experiments.getByRole('textbox', { name: 'late, %' })).toBeHidden()
  const { inputs, steps } = JSON.parse(await savedFlow(page))
  expect(inputs.asked.shares).toEqual({ control: 85, without: 15 })
  expect(steps.enterCredentials.when).toEqual({ and: ['byCredentials', { '!': is('without') }] })

  await experiments.getByRole('combobox', { name: 'Everyone gets' }).selectOption('without')
  await experiments.getByRole('button', { name: 'Remove asked' }).click()
  await expect(experiments.getByText('Every session gets the same.')).toBeVisible()
  const ended = JSON.parse(await savedFlow(page))
  expect(ended.inputs).toEqual(connect.inputs)
  expect(ended.steps.chooseConnectionMethod).toMatchObject({ enabled: false })
  expect(ended.steps.enterCredentials).toMatchObject({ enabled: false })
  await page.keyboard.press('Control+z')
  await experiments.getByRole('combobox', { name: 'Everyone gets' }).selectOption('control')
  await experiments.getByRole('button', { name: 'Remove asked' }).press('Enter')
  await expect(row(page, 'chooseConnectionMethod')).toContainText('where severalMethods')
  expect(JSON.parse(await savedFlow(page))).toEqual(connect)
})

test('tests of a share that is gone are taken out with the reason, as one step with the flow', async ({ page }) => {
  const flow = { ...connect, inputs: { ...connect.inputs, asked: { from: 'split', shares: { control: 95, late: 5 } } } }
  const rows = ['control', 'late'].map((share) => ({
    given: { split: { asked: share } },
    on: 'start',
    goesTo: 'selectSource',
  }))
  const cases = [{ id: 'beginning', description: 'It begins.', rows }]
  const tests = { file: specification.tests.file, text: JSON.stringify({ cases }) }
  await serveFlow(page, JSON.stringify(flow), [tests])
  await openFlow(page)
  const experiments = await stepPane(page, 'Experiments')
  await experiments.getByRole('button', { name: 'Remove share late' }).click()
  const { 'connect.tests.json': left } = await savedFiles(page, 2)
  expect(JSON.parse(left as string)).toEqual({
    cases: [{ ...cases[0], rows: rows.slice(0, 1) }],
    removed: [{ test: 'beginning', because: 'The experiment “asked” has no share “late” any more.' }],
  })
  await page.keyboard.press('Control+z')
  await expect(page.getByText('connect, as opened')).toBeVisible()
})

const is = (share: string) => ({ '==': [{ var: 'in.asked' }, share] })

test('a delivered flow has its forms in itself: they are built there, and options change their order', async ({
  page,
}) => {
  const housing = { screen: 'form', form: 'housing', on: { SUBMIT_FORM: '@next' } }
  const { $schema: _, ...form } = housingForm as typeof housingForm & { $schema?: string }
  const owns = (field: string) => ({ '==': [{ var: `answers.housing.${field}` }, 'own'] })
  const delivered = {
    ...connect,
    conditions: { ...connect.conditions, owns: owns('ownership') },
    name: 'acme',
    base: 'connect',
    checked: '0123456789ab',
    path: ['consent', 'housing', ...connect.path.slice(1)],
    steps: { ...connect.steps, housing },
    forms: { housing: form },
  }
  await page.route('**/studio/acme.flow.json', (route) => route.fulfill({ json: delivered }))
  await page.goto(`${studio}?flow=acme.flow.json`)
  await row(page, 'housing').click()
  const builder = await pane(page, 'Form')
  await builder
    .getByRole('group', { name: 'Heading', exact: true })
    .getByRole('textbox', { name: 'English' })
    .fill('Is it yours?')
  await expect(heading(page)).toHaveText('Is it yours?')

  const heating = builder.getByRole('group', { name: 'heating', exact: true })
  const up = heating.getByRole('button', { name: 'Move option heat-pump up' })
  await up.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(up).toBeFocused()
  await expect(up).toHaveAttribute('aria-disabled', 'true')
  await heating.getByRole('button', { name: 'Move option gas down' }).click()
  const edited = async () => JSON.parse((await savedFiles(page))['acme.flow.json'] as string)
  const { forms, base } = await edited()
  expect(base).toBeUndefined()
  expect(forms.housing.properties.heating.enum).toEqual(['heat-pump', 'oil', 'gas'])
  expect(forms.housing.texts).toEqual({ ...form.texts, en: { ...form.texts.en, heading: 'Is it yours?' } })

  const ownership = builder.getByRole('group', { name: 'ownership', exact: true })
  await ownership.getByRole('textbox', { name: 'Name', exact: true }).fill('tenure')
  await page.keyboard.press('Enter')
  await expect(builder.getByRole('group', { name: 'tenure', exact: true })).toBeVisible()
  expect((await edited()).conditions.owns).toEqual(owns('tenure'))

  // A form of a file beside the flow takes nothing from those that are in it.
  await row(page, 'success').click()
  await builder.getByRole('textbox', { name: 'Name of a new form step before success' }).fill('again')
  await page.keyboard.press('Enter')
  await row(page, 'housing').click()
  await expect(heading(page)).toHaveText('Is it yours?')
})

test('the forms of the states of a step are chosen, and built like that of a step', async ({ page }) => {
  const { $schema: _, ...housing } = housingForm as typeof housingForm & { $schema?: string }
  const asks = (form: string, to: string) => ({ screen: 'form', form, on: { SUBMIT_FORM: to } })
  const delivered = {
    ...connect,
    path: ['consent', 'asking', ...connect.path.slice(1)],
    steps: {
      ...connect.steps,
      asking: { initial: 'home', states: { home: asks('housing', 'asking.more'), more: asks('more', '@next') } },
    },
    forms: { housing, more: { ...housing, name: 'more' } },
  }
  await page.route('**/studio/acme.flow.json', (route) => route.fulfill({ json: delivered }))
  await page.goto(`${studio}?flow=acme.flow.json`)
  await row(page, 'asking').click()
  const builder = await pane(page, 'Form')
  const title = builder.getByRole('group', { name: 'Heading', exact: true }).getByRole('textbox', { name: 'English' })
  await expect(title).toHaveValue(housing.texts.en.heading)
  await builder.getByRole('combobox', { name: 'Form of' }).selectOption({ label: 'asking.more: more' })
  await title.fill('How is it heated?')
  await expect(heading(page)).toHaveText('How is it heated?')
  const { forms } = JSON.parse((await savedFiles(page))['acme.flow.json'] as string)
  expect(forms.more.texts.en.heading).toBe('How is it heated?')
  expect(forms.housing).toEqual(housing)
})
