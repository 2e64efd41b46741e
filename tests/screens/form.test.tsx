// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { FormField } from '../../src/generated/form.types.ts'
import { Form } from '../../src/screens/form.tsx'
import type { FormView } from '../../src/screens/view.ts'
import { renderScreen } from '../support/render-screen.tsx'
import { housing, source } from '../support/view.ts'

const label = (name: string) => screen.getByLabelText(name)
const radio = (name: string) => screen.getByRole('radio', { name })
const box = (name: string) => screen.getByRole('checkbox', { name })
const submit = () => screen.getByRole('button', { name: 'Continue' })

/** A form with a field `rent` that only tenants see. */
function rentOf(field: FormField): FormView {
  const form = housing()
  const ownership: FormField = { type: 'string', enum: ['own', 'rent'] }
  const properties = { ownership, rent: { ...field, showIf: { ownership: ['rent'] } } }
  return { ...form, definition: { ...form.definition, properties, required: [] } }
}

describe('a form of the flow', () => {
  it('sends what was answered in each kind of field', async () => {
    const { user, send } = renderScreen(Form, { form: housing() })
    await user.click(radio('I own it'))
    await user.type(label('How many people live there? (optional)'), '3')
    await user.type(label('E-mail address'), ' ada@example.com ')
    await user.type(label('Phone number (optional)'), '+49 30 123456')
    await user.type(label('When did you move in? (optional)'), '2020-02-01')
    await user.type(label('Postcode (optional)'), 'AB1 2CD')
    await user.selectOptions(label('How do you heat? (optional)'), 'Heat pump')
    await user.click(box('Solar panels'))
    await user.click(box('An electric car'))
    await user.type(label('Living area in square metres (optional)'), '52,5')
    await user.type(label('Anything else? (optional)'), 'No.')
    await user.click(box('I am of age'))
    await user.click(submit())
    expect(send.mock.calls).toEqual([
      [
        {
          type: 'SUBMIT_FORM',
          answers: {
            ownership: 'own',
            people: 3,
            email: 'ada@example.com',
            phone: '+49 30 123456',
            since: '2020-02-01',
            postcode: 'AB1 2CD',
            heating: 'heat-pump',
            uses: ['car', 'solar'],
            area: 52.5,
            notes: 'No.',
            newsletter: false,
            adult: true,
          },
        },
      ],
    ])
  })

  it('reads numbers in the digits of any script, and leaves them in their fields as they were typed', async () => {
    const { user, send } = renderScreen(Form, {
      form: housing({ ownership: 'own', email: 'a@b.example', adult: true }),
    })
    await user.type(label('How many people live there? (optional)'), '３')
    await user.type(label('Living area in square metres (optional)'), '٥٢٫٥')
    await user.type(label('Phone number (optional)'), '+٤٩ ٣٠–１２３４５６')
    await user.click(submit())
    expect(send.mock.calls).toMatchObject([[{ answers: { people: 3, area: 52.5, phone: '+49 30-123456' } }]])
    expect(label('Living area in square metres (optional)')).toHaveValue('٥٢٫٥')
  })

  it('shows a field only beside the answer that it depends on, and sends no hidden answer', async () => {
    const { user, send } = renderScreen(Form, { form: housing({ email: 'a@b.example', adult: true }) })
    expect(screen.queryByLabelText('Name of your landlord')).toBeNull()
    await user.click(radio('I rent it'))
    await user.type(label('Name of your landlord'), 'Bo')
    await user.click(radio('I own it'))
    expect(screen.queryByLabelText('Name of your landlord')).toBeNull()
    await user.click(submit())
    expect(send.mock.calls[0]?.[0]).toEqual({
      type: 'SUBMIT_FORM',
      answers: { ownership: 'own', email: 'a@b.example', newsletter: false, adult: true },
    })
  })

  it('shows in a number field that was hidden meanwhile what was typed there, also if it is no number', async () => {
    const { user, send } = renderScreen(Form, { form: rentOf({ type: 'number' }) })
    await user.click(radio('I rent it'))
    await user.type(label('rent (optional)'), '1.000')
    await user.click(radio('I own it'))
    await user.click(radio('I rent it'))
    expect(label('rent (optional)')).toHaveValue('1.000')
    await user.click(submit())
    expect(label('rent (optional)')).toHaveAccessibleDescription('Please enter a valid number')
    expect(send).not.toHaveBeenCalled()
  })

  it('asks for no date of which a part was typed before its field was hidden and shown again', async () => {
    const { user, send } = renderScreen(Form, { form: rentOf({ type: 'string', format: 'date' }) })
    await user.click(radio('I rent it'))
    const validity = vi.spyOn(HTMLInputElement.prototype, 'validity', 'get')
    validity.mockReturnValue({ badInput: true } as ValidityState)
    await user.click(label('rent (optional)'))
    await user.click(radio('I own it'))
    validity.mockRestore()
    await user.click(radio('I rent it'))
    await user.click(submit())
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'SUBMIT_FORM', answers: { ownership: 'rent' } })
  })

  it('keeps what is entered and not sent when the user goes back', async () => {
    const form = housing({ ownership: 'own' })
    const first = renderScreen(Form, { form })
    await first.user.click(radio('I rent it'))
    await first.user.type(label('Name of your landlord'), 'Bo')
    await first.user.type(label('How many people live there? (optional)'), '3')
    first.unmount()
    const second = renderScreen(Form, { form })
    expect(radio('I rent it')).toBeChecked()
    expect(label('Name of your landlord')).toHaveValue('Bo')
    expect(label('How many people live there? (optional)')).toHaveValue('3')
    second.unmount()
    for (const other of [{ form: { ...form, name: 'another' } }, { form, source: source('Loon Power') }]) {
      const { unmount } = renderScreen(Form, other)
      expect(radio('I own it')).toBeChecked()
      unmount()
    }
  })

  it('shows earlier answers again', () => {
    const answers = { ownership: 'rent', landlord: 'Bo', people: 2, uses: ['pool'], newsletter: true }
    renderScreen(Form, { form: housing(answers) })
    expect(radio('I rent it')).toBeChecked()
    expect(label('Name of your landlord')).toHaveValue('Bo')
    expect(label('How many people live there? (optional)')).toHaveValue('2')
    expect(box('A pool')).toBeChecked()
    expect(box('Send me news about saving energy')).toBeChecked()
  })

  it('says what is wrong, names the bounds, and focuses the first field', async () => {
    const { user, send } = renderScreen(Form, { form: housing() })
    await user.type(label('How many people live there? (optional)'), '21')
    await user.click(submit())
    expect(send).not.toHaveBeenCalled()
    const group = screen.getByRole('radiogroup', { name: 'Do you own or rent your home?' })
    expect(group).toBeInvalid()
    expect(group).toHaveAccessibleDescription('Please choose an option')
    expect(within(group).getAllByRole('radio')[0]).toHaveFocus()
    expect(label('How many people live there? (optional)')).toHaveAccessibleDescription(
      'Please enter at most 20 Between 1 and 20',
    )
    expect(screen.getByRole('button', { name: 'Please check 4 fields' })).toBeVisible()
  })

  it('begins anew with another form on the same screen', async () => {
    const { user, change } = renderScreen(Form, { form: housing() })
    await user.type(label('E-mail address'), 'a@b.example')
    change({ form: { ...housing(), name: 'another' } })
    expect(label('E-mail address')).toHaveValue('')
  })

  it('can be tried in a preview, and not sent', async () => {
    const { user, send } = renderScreen(Form, { form: housing(), preview: true })
    await user.click(radio('I rent it'))
    expect(label('Name of your landlord')).toBeVisible()
    expect(submit()).toBeDisabled()
    await user.type(label('E-mail address'), 'a@b.example{Enter}')
    expect(send).not.toHaveBeenCalled()
  })
})
