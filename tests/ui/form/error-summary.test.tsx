// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { emailForm } from '../../../src/forms/index.ts'
import { field, formOf } from '../../forms/support/fields.ts'
import { renderForm } from './support.tsx'

const credentials = formOf([field('username'), field('password')], { mustAgree: true })
const texts = { agree: { label: 'I agree' } }
const send = () => screen.getByRole('button', { name: 'Send' })
const summary = () => screen.queryByRole('button', { name: /^Please check/ })
const said = () => screen.getByRole('status').textContent

describe('several errors', () => {
  it('are counted in one line, which leads to the first that is left', async () => {
    const { user } = renderForm(credentials, { texts })
    expect(summary()).toBeNull()
    await user.click(send())
    expect(summary()).toHaveTextContent('Please check 3 fields')
    expect(said()).toBe('Please check 3 fields')
    expect(screen.getByRole('textbox', { name: 'username' })).toHaveFocus()
    expect(screen.queryByRole('alert')).toBeNull()
    await user.keyboard('ada')
    expect(summary()).toHaveTextContent('Please check 2 fields')
    await user.click(summary() as HTMLElement)
    expect(screen.getByLabelText('password')).toHaveFocus()
    await user.keyboard('secret')
    expect(summary()).toHaveTextContent('Please check 1 field')
    await user.click(summary() as HTMLElement)
    expect(screen.getByRole('checkbox')).toHaveFocus()
  })

  it('leave a neutral line in their place when all are corrected, until the next submit', async () => {
    const { user, container } = renderForm(credentials, { texts })
    await user.click(send())
    const tone = () => container.querySelector<HTMLElement>('.notice')?.dataset['tone']
    expect(tone()).toBe('error')
    await user.type(screen.getByRole('textbox', { name: 'username' }), 'ada')
    await user.type(screen.getByLabelText('password'), 'secret')
    await user.click(screen.getByRole('checkbox'))
    expect([tone(), container.querySelector('.notice')?.textContent]).toEqual(['info', 'Everything is filled in'])
    await user.click(screen.getByRole('checkbox'))
    await user.click(send())
    expect(container.querySelector('.notice')).toBeNull()
    expect(screen.getByRole('checkbox')).toHaveFocus()
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

  it('is announced in the words that its field shows, if a text breaks two rules', async () => {
    const { user } = renderForm(emailForm())
    await user.click(screen.getByRole('textbox'))
    await user.paste('a'.repeat(255))
    await user.keyboard('{Enter}')
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Please enter at most 254 characters')
    expect(said()).toBe('Please enter at most 254 characters')
  })
})
