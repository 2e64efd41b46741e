// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  answerForm,
  emailForm,
  type Form,
  filledFields,
  formStep,
  manualAccountForm,
  manualAccountsForm,
  splitAccounts,
  websiteForm,
} from '../../../src/forms/index.ts'
import type { FormField } from '../../../src/generated/form.types.ts'
import { field, formOf } from '../../forms/support/fields.ts'
import { renderForm } from './support.tsx'

const fields = [
  field('username', { field_label: 'Username' }),
  field('password', { field_label: 'Password' }),
  field('region', { field_label: 'Region [North;South]' }),
]
const credentials = formOf(fields, { mustAgree: true })
const agree = {
  label: (
    <>
      I agree to the <a href="https://example.com/terms">terms</a>
    </>
  ),
}
const stepOf = (field: FormField) => formStep({ properties: { field } } as never, {}).formFor({})
const send = () => screen.getByRole('button', { name: 'Send' })
const box = (name: string) => screen.getByRole('textbox', { name })
const password = () => screen.getByLabelText('Password')
const region = () => screen.getByRole('combobox', { name: 'Region' })
const consent = () => screen.getByRole('checkbox', { name: 'I agree to the terms' })

describe('a form', () => {
  it('labels its fields and hands them to password managers', () => {
    renderForm(credentials, { texts: { agree } })
    expect(box('Username')).toHaveAttribute('autocomplete', 'username')
    expect(password()).toHaveAttribute('autocomplete', 'current-password')
    expect(password()).toHaveAttribute('type', 'password')
    for (const element of [box('Username'), password(), region(), consent()]) {
      expect(element).toHaveAttribute('aria-required', 'true')
      expect(element).not.toBeInvalid()
      expect(element).not.toHaveAccessibleDescription()
    }
  })

  it('preselects nothing and agrees to nothing', async () => {
    const { user, onSubmit } = renderForm(credentials, { texts: { agree } })
    expect(region()).toHaveDisplayValue('Select an option')
    expect(consent()).not.toBeChecked()
    await user.click(send())
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('submits the input', async () => {
    const { user, onSubmit } = renderForm(credentials, { texts: { agree } })
    await user.type(box('Username'), ' ada ')
    await user.type(password(), ' secret ')
    await user.selectOptions(region(), 'South')
    await user.click(consent())
    await user.click(send())
    const data = onSubmit.mock.lastCall?.[0] ?? {}
    expect(data).toEqual({ field0: ' ada ', field1: ' secret ', field2: 'South', agree: true })
    expect(filledFields(credentials, data).map(({ field_value }) => field_value)).toEqual(['ada', ' secret ', 'South'])
  })

  it('submits once, on Enter in any line', async () => {
    const { user, onSubmit } = renderForm(formOf(fields.slice(0, 2)))
    await user.type(box('Username'), 'ada')
    await user.type(password(), 'secret{Enter}')
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ field0: 'ada', field1: 'secret' })
  })

  it('keeps the input while it is busy, and accepts no more', async () => {
    const { user, onSubmit, change } = renderForm(formOf(fields.slice(0, 2)))
    await user.type(box('Username'), 'ada')
    change({ busy: true })
    expect(box('Username')).toBeDisabled()
    expect(password()).toBeDisabled()
    change({ busy: false })
    expect(box('Username')).toHaveValue('ada')
    expect(box('Username')).toBeEnabled()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('can be tried but not submitted while it is disabled', async () => {
    const { user, onSubmit } = renderForm(answerForm(), { disabled: true, texts: { answer: { label: 'Answer' } } })
    await user.type(box('Answer'), '123456{Enter}')
    document.querySelector('form')?.requestSubmit()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('reports each change to a listener', async () => {
    const onChange = vi.fn()
    const texts = { accounts: { label: 'Account numbers', hint: 'Separate multiple numbers by a line break' } }
    const { user, onSubmit } = renderForm(manualAccountsForm(10), { texts, onChange })
    expect(box('Account numbers')).toHaveAttribute('rows', '10')
    expect(box('Account numbers')).toHaveAccessibleDescription('Separate multiple numbers by a line break')
    expect(onChange).not.toHaveBeenCalled()
    await user.type(box('Account numbers'), '1{Enter}2{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    expect(splitAccounts(onChange.mock.lastCall?.[0].accounts)).toEqual(['1', '2'])
    await user.clear(box('Account numbers'))
    expect(onChange).toHaveBeenLastCalledWith({})
  })

  it.each<[string, Form, Record<string, string>]>([
    ['e-mail', emailForm(), { type: 'email', inputmode: 'email', autocomplete: 'email' }],
    ['website', websiteForm(), { type: 'url', inputmode: 'url', autocomplete: 'url' }],
    [
      'passcode',
      answerForm({ oneTimeCode: true }),
      { type: 'text', inputmode: 'numeric', autocomplete: 'one-time-code' },
    ],
    ['answer', answerForm(), { type: 'text', autocomplete: 'off', spellcheck: 'false' }],
  ])('asks for an %s with a suitable on-screen keyboard', (_, form, attributes) => {
    renderForm(form)
    for (const [name, value] of Object.entries(attributes))
      expect(screen.getByRole('textbox')).toHaveAttribute(name, value)
  })

  it.each<[string, Form, number]>([
    ['an e-mail address', emailForm(), 254],
    ['a website', websiteForm(), 2000],
    ['an answer', answerForm(), 1000],
    ['an account number', manualAccountForm(), 255],
    ['account numbers', manualAccountsForm(10), 100_000],
    ['a line of a form step', stepOf({ type: 'string' }), 200],
    ['a line that its form limits', stepOf({ type: 'string', maxLength: 20 }), 20],
    ['several lines of a form step', stepOf({ type: 'string', widget: 'textarea' }), 2000],
    ['the e-mail address of a form step', stepOf({ type: 'string', format: 'email' }), 200],
    ['the phone number of a form step', stepOf({ type: 'string', format: 'phone' }), 200],
  ])('says that a text is too long for %s, and cuts nothing that is pasted', async (_, form, most) => {
    const { user, onSubmit } = renderForm(form)
    const pasted = 'x'.repeat(most + 1)
    await user.click(screen.getByRole('textbox'))
    await user.paste(pasted)
    await user.click(send())
    expect(screen.getByRole<HTMLInputElement>('textbox').value.length).toBe(pasted.length)
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
      `Please enter at most ${most.toLocaleString('en')} characters`,
    )
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('says how long a text must be that is too short', async () => {
    const { user } = renderForm(stepOf({ type: 'string', minLength: 3 }))
    await user.type(screen.getByRole('textbox'), 'x{Enter}')
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Please enter at least 3 characters')
  })

  it('takes back what need not be chosen', async () => {
    const { user, onSubmit } = renderForm(stepOf({ type: 'string', widget: 'select', enum: ['gas', 'oil'] }))
    await user.selectOptions(screen.getByRole('combobox'), 'gas')
    await user.selectOptions(screen.getByRole('combobox'), 'Select an option')
    await user.click(send())
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({})
  })

  it('shows the username of update mode and does not send it', async () => {
    const form = formOf(fields.slice(0, 2), { username: 'ada' })
    const { user, onSubmit } = renderForm(form)
    expect(box('Username')).toHaveValue('ada')
    expect(box('Username')).toBeDisabled()
    await user.type(password(), 'secret{Enter}')
    expect(filledFields(form, onSubmit.mock.lastCall?.[0] ?? {})).toEqual([
      { field_name: 'password', field_value: 'secret' },
    ])
  })

  it('opens a link in its consent without agreeing', async () => {
    const { user } = renderForm(credentials, { texts: { agree } })
    const opened = vi.fn((event: Event) => event.preventDefault())
    const link = screen.getByRole('link', { name: 'terms' })
    link.addEventListener('click', opened)
    await user.click(link)
    expect(opened).toHaveBeenCalled()
    expect(consent()).not.toBeChecked()
  })

  it('shows hostile labels and options as plain text', () => {
    const markup = '<img src=x onerror=alert(1)> **b** [a](javascript:x)'
    const { container } = renderForm(
      formOf([field('__proto__', { field_label: markup }), field('p', { field_label: 'P' })]),
    )
    expect(box(markup)).toBeInTheDocument()
    expect(container.querySelector('img, a, strong')).toBeNull()
  })

  it('leaves no state behind and logs nothing', async () => {
    const methods = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) => vi.spyOn(console, name))
    const { user, unmount } = renderForm(credentials, { texts: { agree } })
    await user.type(password(), 's3cret')
    await user.click(send())
    unmount()
    expect(document.documentElement.outerHTML).not.toContain('s3cret')
    expect(localStorage.length + sessionStorage.length).toBe(0)
    for (const method of methods) expect(method).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })
})
