// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answerForm, emailForm, type Form, manualAccountForm, websiteForm } from '../../../src/forms/index.ts'
import { field, formOf } from '../../forms/support/fields.ts'
import { renderForm } from './support.tsx'

const fields = [field('username'), field('password'), field('region', { field_label: 'region [North;South]' })]
const credentials = formOf(fields, { mustAgree: true })
const send = () => screen.getByRole('button', { name: 'Send' })
const box = (name: string) => screen.getByRole('textbox', { name })

describe('errors', () => {
  it('are shown after the first submit, each at its field, and the first field gets the focus', async () => {
    const { user } = renderForm(credentials)
    await user.type(box('username'), 'a{Backspace}')
    expect(screen.queryByText('Please enter a value')).toBeNull()
    await user.click(send())
    expect(screen.getAllByText('Please enter a value')).toHaveLength(3)
    for (const element of [box('username'), screen.getByLabelText('password'), screen.getByRole('combobox')]) {
      expect(element).toBeInvalid()
      expect(element).toHaveAccessibleDescription('Please enter a value')
    }
    const consent = screen.getByRole('checkbox')
    expect(consent).toBeInvalid()
    expect(consent).toHaveAccessibleDescription('You must agree before connecting an account')
    expect(box('username')).toHaveFocus()
  })

  it('follow the input from then on', async () => {
    const { user, onSubmit } = renderForm(credentials)
    await user.click(send())
    await user.type(box('username'), 'ada')
    expect(box('username')).not.toBeInvalid()
    expect(box('username')).not.toHaveAccessibleDescription()
    expect(screen.getByLabelText('password')).toBeInvalid()
    await user.clear(box('username'))
    expect(box('username')).toBeInvalid()
    await user.click(screen.getByRole('checkbox'))
    expect(screen.queryByText('You must agree before connecting an account')).toBeNull()
    await user.click(screen.getByRole('checkbox'))
    expect(screen.getByText('You must agree before connecting an account')).toBeInTheDocument()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it.each<[string, (user: ReturnType<typeof renderForm>['user']) => Promise<unknown>, () => HTMLElement]>([
    ['password', (user) => user.type(box('username'), 'ada'), () => screen.getByLabelText('password')],
    [
      'dropdown',
      async (user) => {
        await user.type(box('username'), 'ada')
        await user.type(screen.getByLabelText('password'), 'secret')
      },
      () => screen.getByRole('combobox'),
    ],
    [
      'consent',
      async (user) => {
        await user.type(box('username'), 'ada')
        await user.type(screen.getByLabelText('password'), 'secret')
        await user.selectOptions(screen.getByRole('combobox'), 'North')
      },
      () => screen.getByRole('checkbox'),
    ],
  ])('focus the %s when it is the first', async (_, fill, first) => {
    const { user } = renderForm(credentials)
    await fill(user)
    await user.click(send())
    expect(first()).toHaveFocus()
  })

  it.each<[string, Form, string, string]>([
    ['e-mail', emailForm(), 'ada@example', 'Please enter a valid email'],
    ['empty e-mail', emailForm(), ' ', 'Please enter a valid email'],
    ['website', websiteForm(), 'example', 'Please enter a valid url'],
    ['answer', answerForm(), ' ', 'Please enter a value'],
    ['account', manualAccountForm(), ' ', 'Please enter a value'],
  ])('say what is wrong with the %s', async (_, form, typed, error) => {
    const { user, onSubmit } = renderForm(form)
    await user.type(screen.getByRole('textbox'), `${typed}{Enter}`)
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(error)
    expect(screen.getByRole('textbox')).toHaveFocus()
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

describe('a submit on Enter that has failed', () => {
  const texts = { account: { label: 'Account number' } }
  const submitOnEnter = async () => {
    const rendered = renderForm(manualAccountForm(), { texts })
    await rendered.user.type(box('Account number'), '42{Enter}')
    // As browsers do with a field that is disabled.
    box('Account number').blur()
    rendered.change({ busy: true })
    expect(document.body).toHaveFocus()
    return rendered
  }

  it('gives the focus back to the field, also without a problem to show', async () => {
    const { change } = await submitOnEnter()
    change({ busy: false })
    expect(box('Account number')).toHaveFocus()
  })

  it('leaves the focus where the user has moved it', async () => {
    const { change } = await submitOnEnter()
    const other = document.body.appendChild(document.createElement('button'))
    other.focus()
    change({ busy: false })
    expect(other).toHaveFocus()
    other.remove()
  })
})

describe('a problem with what was submitted', () => {
  const problem = 'Invalid answer, please try again.'
  const texts = { answer: { label: 'Answer' } }

  it('is shown at the only field, which gets the focus', () => {
    const { change } = renderForm(answerForm(), { texts })
    expect(screen.queryByRole('alert')).toBeNull()
    change({ problem })
    expect(screen.getByRole('alert')).toHaveTextContent(problem)
    expect(box('Answer')).toBeInvalid()
    expect(box('Answer')).toHaveAccessibleDescription(problem)
    expect(box('Answer')).toHaveFocus()
  })

  it('is shown at once when the form is rendered with it', () => {
    renderForm(answerForm(), { texts, problem })
    expect(screen.getByRole('alert')).toHaveTextContent(problem)
    expect(box('Answer')).toHaveFocus()
  })

  it('is shown and focused again after another submit', () => {
    const { change } = renderForm(answerForm(), { texts, problem })
    change({ problem, busy: true })
    expect(screen.queryByRole('alert')).toBeNull()
    box('Answer').blur()
    change({ problem, busy: false })
    expect(screen.getByRole('alert')).toHaveTextContent(problem)
    expect(box('Answer')).toHaveFocus()
  })

  it('is replaced by an error of the field', async () => {
    const { user } = renderForm(answerForm(), { texts, problem })
    await user.click(send())
    expect(box('Answer')).toHaveAccessibleDescription('Please enter a value')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is shown above the fields if there are several, and marks none as invalid', () => {
    renderForm(formOf(fields, { username: 'ada' }), { problem })
    expect(screen.getByRole('alert')).toHaveTextContent(problem)
    expect(screen.getByLabelText('password')).toHaveFocus()
    expect(screen.getByLabelText('password')).not.toBeInvalid()
  })
})
