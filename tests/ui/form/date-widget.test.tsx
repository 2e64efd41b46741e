// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { formStep } from '../../../src/forms/index.ts'
import { renderForm } from './support.tsx'

afterEach(() => vi.restoreAllMocks())

const step = formStep({ properties: { since: { type: 'string', format: 'date' } } } as never, {})
const texts = { since: { label: 'Since' } }
const since = () => screen.getByLabelText('Since')
const send = () => screen.getByRole('button', { name: 'Send' })

/** What browsers say of a date field in which a day is filled in, and no year. */
const halfFill = () =>
  vi.spyOn(HTMLInputElement.prototype, 'validity', 'get').mockReturnValue({ badInput: true } as ValidityState)

it.each<[string, (user: ReturnType<typeof renderForm>['user']) => Promise<void>]>([
  ['a click on the button', (user) => user.click(send())],
  ['Enter', (user) => user.keyboard('{Enter}')],
])('a date that is half filled in is refused on %s, until nothing is left of it', async (_, submit) => {
  const { user, onSubmit } = renderForm(step.formFor({}), { texts })
  await user.click(since())
  halfFill()
  await submit(user)
  expect(since()).toHaveAccessibleDescription('Please enter a valid date')
  expect(since()).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
  vi.restoreAllMocks()
  await submit(user)
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({})
})

it('a date of which a part is removed again is refused', async () => {
  const { user, onSubmit } = renderForm(step.formFor({}), { texts })
  await user.type(since(), '2020-02-01')
  halfFill()
  await user.clear(since())
  await user.click(send())
  expect(since()).toHaveAccessibleDescription('Please enter a valid date')
  expect(onSubmit).not.toHaveBeenCalled()
})
