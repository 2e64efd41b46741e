/** N. What people and their helpers do out of habit: double clicks, tools that fill forms, the clipboard, paper. */
import * as make from './support/behaviours.ts'
import { source } from './support/honest.ts'
import { signIn, toCredentials, toInvoices, toSources, typed } from './support/places.ts'
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
