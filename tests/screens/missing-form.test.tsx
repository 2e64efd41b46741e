// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ErrorSubmitEmail } from '../../src/screens/error-submit-email.tsx'
import { renderScreen } from '../support/render-screen.tsx'

vi.mock('../../src/screens/parts/email-field.tsx', () => {
  throw new Error('The file is gone.')
})

it('the form for an e-mail address does not arrive: loading it again is announced, and the focus stays', async () => {
  const { user } = renderScreen(ErrorSubmitEmail, { can: (event) => event !== 'TRY_AGAIN' })
  await user.click(await screen.findByRole('button', { name: 'Try Again' }, { timeout: 15_000 }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
})
