// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { emailForm } from '../../../src/forms/index.ts'
import { field, formOf } from '../../forms/support/fields.ts'
import { renderForm } from './support.tsx'

const credentials = formOf([field('username'), field('password')], { mustAgree: true })
const texts = { agree: { label: 'I agree', name: 'Your agreement' } }
const send = () => screen.getByRole('button', { name: 'Send' })
const summary = () => screen.queryByRole('list', { name: 'Please check these fields:' })
const entries = () => within(summary() as HTMLElement).getAllByRole('button')
const said = () => screen.getByRole('status').textContent

describe('several errors', () => {
  it('are summed up by field, and each entry leads to its field', async () => {
    const { user } = renderForm(credentials, { texts })
    expect(summary()).toBeNull()
    await user.click(send())
    expect(entries().map(({ textContent }) => textContent)).toEqual([
      'username: Please enter a value',
      'password: Please enter a value',
      'Your agreement: You must agree before connecting an account',
    ])
    expect(screen.getByRole('textbox', { name: 'username' })).toHaveFocus()
    expect(said()).toBe('Please check these fields:')
    expect(screen.queryByRole('alert')).toBeNull()
    for (const [at, target] of [screen.getByLabelText('password'), screen.getByRole('checkbox')].entries()) {
      await user.click(entries()[at + 1] as HTMLElement)
      expect(target).toHaveFocus()
    }
  })

  it('follow a label that is a question without a colon', async () => {
    const { user } = renderForm(credentials, { texts: { agree: { label: 'I agree', name: 'Do you agree?' } } })
    await user.click(send())
    expect(entries().at(-1)).toHaveTextContent('Do you agree? You must agree before connecting an account')
  })

  it('stay in the summary until the next submit, and are ticked off when corrected', async () => {
    const { user } = renderForm(credentials, { texts })
    await user.click(send())
    await user.click(screen.getByRole('checkbox'))
    expect(entries().map(({ textContent }) => textContent?.includes(': '))).toEqual([true, true, false])
    expect(entries()[2]).toHaveTextContent('Your agreement')
    await user.type(screen.getByRole('textbox', { name: 'username' }), 'ada')
    await user.click(send())
    expect(summary()).toBeNull()
    expect(screen.getByLabelText('password')).toHaveFocus()
  })
})

describe('one error', () => {
  it('is announced with the field that gets the focus, and by itself if the field has it already', async () => {
    const { user } = renderForm(emailForm(), { texts: { email: { label: 'E-mail' } } })
    await user.click(send())
    expect([screen.getByRole('textbox'), said()]).toEqual([document.activeElement, ''])
    await user.keyboard('{Enter}')
    expect(said()).toBe('Please enter a valid email')
    await user.keyboard('a')
    expect(said()).toBe('')
    await user.keyboard('{Enter}')
    expect(said()).toBe('Please enter a valid email')
    expect(summary()).toBeNull()
  })
})
