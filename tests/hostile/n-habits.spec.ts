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
