// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Credentials } from '../../src/screens/credentials.tsx'
import { renderScreen } from '../support/render-screen.tsx'
import { fixtureView, source, type ViewChanges } from '../support/view.ts'

const { client } = fixtureView()
const withTerms = { client: { ...client, termsOfUseUrl: 'https://a.example/terms' } }
const secret = 'pass_g00d&strange'

async function fillIn(changes: ViewChanges = {}) {
  const page = renderScreen(Credentials, changes)
  if (!changes.username) await page.user.type(screen.getByLabelText('Username'), 'user_ada')
  await page.user.type(screen.getByLabelText('Password'), secret)
  return page
}

const submit = () => screen.getByRole('button', { name: 'Submit' })

describe('credentials', () => {
  it('shows the logo of the source, or its letter', () => {
    const { container, change } = renderScreen(Credentials, {
      source: source('Atlas', { logo_url: 'https://cdn.example/atlas.png' }),
    })
    expect(container.querySelector('img')).toHaveAttribute('src', 'https://cdn.example/atlas.png')
    change({ source: source('Boreal') })
    expect(container.querySelector('img')).toBeNull()
    expect(container.querySelector('svg')).toHaveTextContent(/^B$/)
  })

  it('asks for consent only if there is something to agree to', async () => {
    const { change } = await fillIn()
    expect(screen.queryByRole('checkbox')).toBeNull()
    change(withTerms)
    expect(screen.getByRole('checkbox')).not.toBeChecked()
  })

  it.each([
    ['both', { privacyPolicyUrl: 'https://a.example/p', termsOfUseUrl: 'https://a.example/t' }],
    ['the privacy policy', { privacyPolicyUrl: 'https://a.example/p', termsOfUseUrl: null }],
    ['the terms of use', { privacyPolicyUrl: null, termsOfUseUrl: 'https://a.example/t' }],
  ])('links to the accepted documents: %s', (_, links) => {
    renderScreen(Credentials, { client: { ...client, ...links } })
    const address = (words: RegExp) => screen.queryByRole('link', { name: words })?.getAttribute('href') ?? null
    expect([address(/^privacy policy/), address(/^terms of use/)]).toEqual([
      links.privacyPolicyUrl,
      links.termsOfUseUrl,
    ])
  })

  it('requires the consent', async () => {
    const { user, send } = await fillIn(withTerms)
    await user.click(submit())
    expect(screen.getByText('You must agree before connecting an account')).toBeVisible()
    expect(send).not.toHaveBeenCalled()
    await user.click(screen.getByRole('checkbox'))
    await user.click(submit())
    expect(send).toHaveBeenCalledOnce()
  })

  it('sends no given username', async () => {
    const { user, send } = await fillIn({ username: 'ada@example.com' })
    expect(screen.getByLabelText('Username')).toBeDisabled()
    expect(screen.getByLabelText('Username')).toHaveValue('ada@example.com')
    await user.click(submit())
    expect(send.mock.calls[0]).toEqual([
      { type: 'SUBMIT_CREDENTIALS', fields: [{ field_name: 'password', field_value: secret }], sandbox: false },
    ])
  })

  it('starts another try for the same source with everything but the password', async () => {
    const same = source('Atlas')
    const { user, unmount } = await fillIn({ ...withTerms, source: same })
    await user.click(screen.getByRole('checkbox'))
    await user.click(submit())
    unmount()
    // A list and a search give two objects of one source.
    const again = renderScreen(Credentials, { ...withTerms, source: { ...same } })
    expect(screen.getByLabelText('Username')).toHaveValue('user_ada')
    expect(screen.getByLabelText('Password')).toHaveValue('')
    expect(screen.getByRole('checkbox')).toBeChecked()
    again.unmount()
    renderScreen(Credentials, { ...withTerms, source: { ...same, source_id: 'another' } })
    expect(screen.getByLabelText('Username')).toHaveValue('')
    expect(screen.getByRole('checkbox')).not.toBeChecked()
  })

  it('keeps what is typed for the same source, without the password, when the user goes back', async () => {
    const same = source('Atlas')
    const { unmount } = await fillIn({ source: same })
    unmount()
    renderScreen(Credentials, { source: same })
    expect(screen.getByLabelText('Username')).toHaveValue('user_ada')
    expect(screen.getByLabelText('Password')).toHaveValue('')
  })

  it('sends only whether the values are those of the sandbox, not the values', async () => {
    const recognises = vi.fn(() => true)
    const { user, send } = await fillIn({ sandbox: { recognises, hints: false, code: '', answer: '' } })
    await user.click(submit())
    expect(send.mock.calls[0]?.[0]).toMatchObject({ sandbox: true })
    expect(recognises).toHaveBeenCalledWith([
      { field_name: 'username', field_value: 'user_ada' },
      { field_name: 'password', field_value: secret },
    ])
  })

  it('writes the password into no attribute but the value, nor into any text', async () => {
    const { user, container } = await fillIn()
    await user.click(submit())
    const elements = [...document.querySelectorAll('*')]
    const attributes = elements.flatMap(({ attributes }) =>
      [...attributes].map(({ name, value }) => `${name}=${value}`),
    )
    expect(attributes.filter((text) => text.includes(secret) && !text.startsWith('value='))).toEqual([])
    expect(container.textContent).not.toContain(secret)
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
  })

  it.each([
    [
      'two fields of one name',
      ['pin', 'pin'],
      'This form cannot be shown because two of its fields have the same name.',
    ],
    ['a field without a name', [' '], 'An unexpected error occured. Please try again later.'],
  ])('shows no form for %s', (_, names, problem) => {
    const fields = names.map((field_name) => ({ field_name, field_type: 'Text' as const }))
    renderScreen(Credentials, { source: source('Odd', { fields }) })
    expect(screen.getByRole('alert')).toHaveTextContent(problem)
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
  })

  it.each([null, ''])('offers no password reset with the website %o', (website) => {
    renderScreen(Credentials, { source: source('Atlas', { website }) })
    expect(screen.queryByText(/Reset password/)).toBeNull()
  })
})
