// @vitest-environment jsdom
/** Lists that a server may make long, and of which only what is near the visible part is drawn. */
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MfaMethods } from '../../src/screens/mfa-methods.tsx'
import { Success } from '../../src/screens/success.tsx'
import { pass, renderScreen } from '../support/render-screen.tsx'
import { answers } from '../support/view.ts'
import { stubViewport } from './support/comes-into-view.ts'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const count = 10_000
const numbers = Array.from({ length: count }, (_, at) => String(at))

it('draws the methods of verification as they come into view, each with a button', async () => {
  const scroll = stubViewport()
  const methods = numbers.map((number) => ({ mfa_method_id: number, label: `Call ${number}` }))
  renderScreen(MfaMethods, { methods: () => answers('many', { methods }) })
  await pass(0)
  const buttons = () => within(screen.getByRole('list')).getAllByRole('button')
  expect(buttons()).toHaveLength(10)
  await scroll()
  expect(buttons()).toHaveLength(70)
  expect(buttons().at(-1)).toHaveAccessibleName('Call 69')
})

it('draws the accounts of the receipt as they come into view, and says how many there are', async () => {
  const scroll = stubViewport()
  const chosenAccounts = numbers.map((account_number) => ({ account_number }))
  renderScreen(Success, { options: { receipt: {} }, chosenAccounts })
  await pass(0)
  const receipt = within(screen.getByRole('region', { name: 'What was connected' }))
  expect(receipt.getAllByRole('listitem')).toHaveLength(10)
  await scroll()
  expect(receipt.getAllByRole('listitem')).toHaveLength(70)
  expect(receipt.getByText('10,000 shared accounts')).toBeVisible()
})
