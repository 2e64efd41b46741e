/** N. What people and their helpers do out of habit: double clicks, tools that fill forms, the clipboard, paper. */
import * as make from './support/behaviours.ts'
import { signIn, submits, toCredentials, toInvoices, toSources, typed } from './support/places.ts'
import { source } from './support/valid-answers.ts'
import { expect, test, type World } from './support/world.ts'

const success = ({ widget }: World) => widget.getByRole('heading', { name: 'Success!' })
const submit = ({ widget }: World) => widget.getByRole('button', { name: 'Submit' })

for (const field_type of ['password', 'PASSWORD', ' Password ', 'password_field'])
  test(`123 a field of type '${field_type}': masked, and emptied after a refusal`, async ({ world }) => {
    const { api, widget } = world
    const pin = { field_name: 'pin', field_label: 'Number of letters', field_type: field_type as 'Password' }
    const user = { field_name: 'user', field_label: 'Email address', field_type: 'Text' as const }
    api.state.sources = [source('Hydra Water', { fields: [user, pin] })]
    api.on('connect', make.status(400, { error_code: 'INVALID_CREDENTIALS' }))
    await toCredentials(world)
    const field = widget.getByLabel('Number of letters', { exact: true })
    await expect(field).toHaveAttribute('type', 'password')
    await signIn(world)
    await widget.getByRole('button', { name: 'Try Again' }).click()
    await expect(widget.getByLabel('Email address')).toHaveValue(typed.username)
    await expect(field).toHaveValue('')
  })

test('124 lists, boxes and several fields that a tool sets without an event: what they show is kept and sent', async ({
  world,
}) => {
  const { api, widget } = world
  const text = (field_name: string, field_label: string) => ({ field_name, field_label, field_type: 'Text' as const })
  const fields = [text('region', 'Region [North;South]'), text('user', 'Customer'), text('contract', 'Contract')]
  const password = { ...text('password', 'Password'), field_type: 'Password' as const }
  api.state.sources = [source('Hydra Water', { fields: [...fields, password] })]
  await toCredentials(world)
  const [list, box] = [widget.getByLabel('Region'), widget.getByRole('checkbox')]
  for (const label of ['Customer', 'Contract'])
    await widget.getByLabel(label).evaluate((element: HTMLInputElement) => {
      element.value = 'canary-account'
    })
  await list.evaluate((element: HTMLSelectElement) => {
    element.value = 'South'
  })
  await box.evaluate((element: HTMLInputElement) => {
    element.checked = true
  })
  await submit(world).click()
  await expect(widget.getByText('Please enter a value')).toHaveCount(1)
  await expect(list).toHaveValue('South')
  await expect(box).toBeChecked()
  await box.uncheck()
  await widget.locator('input[type=password]').fill(typed.password)
  await submit(world).click()
  await expect(box).toBeFocused()
  await box.check()
  await submit(world).click()
  await expect(success(world)).toBeVisible()
  const sent = JSON.parse(api.received.find(({ call }) => call === 'connect')?.body ?? '{}')
  expect(sent.fields.slice(0, 3)).toEqual([
    { field_name: 'region', field_value: 'South' },
    { field_name: 'user', field_value: 'canary-account' },
    { field_name: 'contract', field_value: 'canary-account' },
  ])
})

test('125 a double click on a source: the second click ticks no box of the form, and opens no link', async ({
  world,
  context,
}) => {
  const { page, widget } = world
  await toSources(world)
  const row = widget.getByRole('button', { name: /Hydra Water/ })
  const at = await middleOf(row)
  await row.click()
  const box = widget.getByRole('checkbox')
  const targets = [await middleOf(box), await middleOf(widget.getByRole('link').first())]
  for (const [x, y] of targets) {
    await widget.getByRole('button', { name: 'Back' }).click()
    // Before a row is first painted, a click meets the list item without its button (content-visibility: auto).
    await row.click({ trial: true })
    await page.mouse.click(...at)
    await expect(box).toBeVisible()
    // The form is drawn where the second click arrives.
    await page.mouse.move(x, y)
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    await expect(box).not.toBeChecked()
  }
  expect(context.pages()).toHaveLength(1)
  await box.click()
  await expect(box).toBeChecked()
})

test('126 a double click on Close: the question stays', async ({ world }) => {
  await toCredentials(world)
  await world.widget.getByLabel('Email address').fill(typed.username)
  await world.widget.getByRole('button', { name: 'Close' }).dblclick()
  await expect(world.widget.getByRole('alertdialog')).toBeVisible()
})

test('143 a double click in the actions of a screen: the second click presses no action of the next one', async ({
  world,
}) => {
  const { api, page, widget } = world
  api.state.status = 'AccountSelection'
  await world.open()
  // What sorts out double clicks is loaded when the page is idle.
  await page.waitForLoadState('networkidle')
  await widget.getByRole('button', { name: 'Manually input accounts' }).dblclick()
  await expect(widget.getByRole('textbox', { name: 'Account numbers' })).toBeVisible()
})

test('144 a question of the source while the user is asked about leaving: it has the focus as soon as the user stays', async ({
  world,
}) => {
  const { api, widget } = world
  api.state.next = 'Connecting'
  await toCredentials(world)
  await signIn(world)
  await expect(widget.getByRole('heading', { name: 'Connecting your account' })).toBeFocused()
  const question = widget.getByRole('alertdialog')
  await widget.getByRole('button', { name: 'Close' }).click()
  await expect(question).toBeVisible()
  api.state.status = 'MfaQuestion'
  await expect(widget.getByRole('textbox', { name: 'Code', includeHidden: true })).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(widget.getByRole('heading', { name: 'Verify Your Identity' })).toBeFocused()
})

test('127 a PDF and a picture that are pasted: the one is listed, the other is refused by name', async ({ world }) => {
  await toInvoices(world)
  await world.frame().evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File(['%PDF-1.7'], 'january.pdf', { type: 'application/pdf' }))
    clipboardData.items.add(new File(['\x89PNG'], 'picture.png', { type: 'image/png' }))
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  })
  await expect(world.widget.getByRole('button', { name: 'Remove january.pdf' })).toBeVisible()
  await expect(world.widget.getByText('picture.png: File of invalid type')).toBeVisible()
})

test('128 a long list that is printed: nothing of it is cut off', async ({ world }) => {
  const { api, page } = world
  api.state.sources = Array.from({ length: 40 }, (_, at) => source(`Hydra ${at}`))
  await world.open({ isTop: true })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: /Hydra 39/ })).toBeAttached()
  const hidden = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('.backdrop, .backdrop *')].filter(
          (part) => part.clientHeight > 0 && part.scrollHeight - part.clientHeight > 200,
        ).length,
    )
  expect(await hidden()).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'print' })
  expect(await hidden()).toBe(0)
  await page.emulateMedia({ media: 'screen' })
})

const failures: Readonly<Record<string, make.Behaviour>> = {
  refused: make.status(400),
  limited: make.status(429, {}, { 'retry-after': '0' }),
  unavailable: make.status(503),
  reset: make.reset,
}

test('141 an account number that is sent on Enter and fails: its field has the focus again', async ({ world }) => {
  const { api, widget, page } = world
  api.state.status = 'AccountSelection'
  await world.open({ client: { account_select_mode: 'Single' } })
  await widget.getByRole('button', { name: 'Manually input account' }).click()
  const field = widget.getByRole('textbox', { name: 'Account number' })
  await field.fill(typed.account)
  for (const [failure, behaviour] of Object.entries(failures)) {
    api.on('accountSelectManual', behaviour)
    const before = api.count('accountSelectManual')
    await page.keyboard.press('Enter')
    await expect.poll(() => api.count('accountSelectManual'), failure).toBe(before + 1)
    await expect(widget.locator('footer').getByRole('alert'), failure).toBeVisible()
    await expect(field, failure).toBeFocused()
  }
})

test('142 an answer that is typed, sent on Enter and fails: its field has the focus again', async ({ world }) => {
  for (const { call, fill, field } of submits.filter((each) => each.secret === 'answer')) {
    world.api.reset()
    world.api.on(call, make.status(503))
    await fill(world)
    await field?.(world).press('Enter')
    await expect(world.widget.locator('footer').getByRole('alert'), call).toBeVisible()
    if (!field) continue
    await expect(field(world), call).toBeFocused()
    // A style sheet or a session recorder could read it there.
    await expect(field(world), call).not.toHaveValue('')
    await expect(field(world), call).toHaveAttribute('value', '')
  }
})

async function middleOf(locator: ReturnType<World['widget']['locator']>): Promise<[x: number, y: number]> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await locator.boundingBox()) ?? {}
  return [x + width / 2, y + height / 2]
}
