// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answerForm, type Form } from '../../../src/forms/index.ts'
import { field, formOf } from '../../forms/support/fields.ts'
import { renderForm } from './support.tsx'

const form = formOf([field('password')])
const password = () => screen.getByLabelText('password')
const toggle = (name: string) => screen.getByRole('button', { name })

describe('the show toggle of a masked field', () => {
  it('shows and hides the value, announces it, and submits nothing', async () => {
    const { user, onSubmit } = renderForm(form)
    await user.type(password(), 'secret')
    await user.click(toggle('Show password'))
    expect(password()).toHaveAttribute('type', 'text')
    expect(password()).toHaveValue('secret')
    expect(screen.getByRole('status')).toHaveTextContent('Password is shown')
    await user.click(toggle('Hide password'))
    expect(password()).toHaveAttribute('type', 'password')
    expect(screen.getByRole('status')).toHaveTextContent('Password is hidden')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('works by keyboard and names its field', async () => {
    const { user, onSubmit } = renderForm(form)
    await user.click(password())
    await user.tab()
    expect(toggle('Show password')).toHaveFocus()
    expect(toggle('Show password')).toHaveAttribute('aria-controls', password().id)
    await user.keyboard('{Enter}')
    expect(password()).toHaveAttribute('type', 'text')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('masks the value again during a submit', async () => {
    const { user, change } = renderForm(form)
    await user.type(password(), 'secret')
    await user.click(toggle('Show password'))
    change({ busy: true })
    expect(password()).toHaveAttribute('type', 'password')
    expect(toggle('Show password')).toBeDisabled()
  })

  it('shows only one field', async () => {
    const { user } = renderForm(formOf([field('password'), field('pin', { field_type: 'Password' })]))
    await user.click(screen.getAllByRole('button', { name: 'Show password' })[1] ?? document.body)
    expect(password()).toHaveAttribute('type', 'password')
    expect(screen.getByLabelText('pin')).toHaveAttribute('type', 'text')
  })
})

describe('what is typed is in no attribute, where style sheets could read it', () => {
  it.each<[string, Form]>([
    ['a password', form],
    ['an answer', answerForm()],
    ['a passcode', answerForm({ oneTimeCode: true })],
  ])('%s', async (_, of) => {
    const { user, onSubmit, change, container } = renderForm(of)
    const typed = () => container.querySelector('input')
    await user.type(typed() ?? container, 'rose')
    change({ busy: true })
    change({ busy: false, problem: 'Wrong.' })
    expect(typed()).toHaveValue('rose')
    expect(container.innerHTML).not.toContain('rose')
    await user.keyboard('s{Enter}')
    expect(Object.values(onSubmit.mock.lastCall?.[0] ?? {})).toEqual(['roses'])
    expect(container.innerHTML).not.toContain('rose')
  })
})
