// @vitest-environment jsdom

import type { WidgetProps } from '@rjsf/utils'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { formStep } from '../../../src/forms/index.ts'
import { NumberWidget } from '../../../src/ui/form/number-widget.tsx'
import { renderForm } from './support.tsx'

const rooms = { type: 'number', label: { en: 'Rooms' } } as const
const texts = { rooms: { label: 'Rooms' } }
const box = () => screen.getByLabelText('Rooms')

it.each([
  ['de', '1,5'],
  ['en', '1.5'],
  ['auto', '1.5'],
  ['', '1.5'],
  ['x-klingon', '1.5'],
])('a given number in a page whose language is %j', (language, written) => {
  document.documentElement.lang = language
  const form = formStep({ properties: { rooms } } as never, { rooms: 1.5 }).formFor({ rooms: 1.5 })
  renderForm(form, { texts })
  expect(box()).toHaveValue(written)
})

it.each<[type: 'integer' | 'number', typed: string, read: unknown]>([
  ['integer', '12', 12],
  ['integer', '1,000', 1000],
  ['integer', '12.000', 12_000],
  ['integer', '1 234 567', 1_234_567],
  ['integer', '1\u202f000', 1000],
  ['integer', "-1'000", -1000],
  ['integer', '1,000.000', '1,000.000'],
  ['integer', '1,5', '1,5'],
  ['integer', '0,123', '0,123'],
  ['number', '1,5', 1.5],
  ['number', '0.125', 0.125],
  ['number', '1000.125', 1000.125],
  ['number', '1.1250', 1.125],
  ['number', ',5', 0.5],
  ['number', '5.', 5],
  ['number', '.', '.'],
  ['number', '−5', -5],
  ['number', '1 500', 1500],
  ['number', '12 500,50', 12_500.5],
  ['number', '1\u202f500.123', 1500.123],
  ['number', "1'500", 1500],
  ['number', '1’234’567.5', 1_234_567.5],
  ['number', '1,234.50', 1234.5],
  ['number', '-1.234,50', -1234.5],
  ['number', '1,234,567', 1_234_567],
  ['number', '١٬٢٣٤٫٥', 1234.5],
  ['number', '1,234.50.1', '1,234.50.1'],
  ['number', '1 23', '1 23'],
  ['number', '1 234 5', '1 234 5'],
  ['number', '1 234,567 890', '1 234,567 890'],
  ['integer', '1,234.5', '1,234.5'],
  ['integer', '1,234.000', '1,234.000'],
  ['number', '1,000', '1,000'],
  ['number', '-12.000', '-12.000'],
])('in a field of the type %s, %j is read as %j', (type, typed, read) => {
  const onChange = vi.fn()
  render(<NumberWidget {...({ id: 'rooms', schema: { type }, options: {}, onChange } as unknown as WidgetProps)} />)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: typed } })
  expect(onChange).toHaveBeenCalledExactlyOnceWith(read)
})

it.each(['1.000', '12.000', '1,234', '-12.000', '0x1F', '1e3', 'Infinity', '1e400', '1.5.', '12 rooms'])(
  'a form refuses %j, which is no number or may be two',
  async (typed) => {
    const { user, onSubmit } = renderForm(formStep({ properties: { rooms } } as never, {}).formFor({}), { texts })
    await user.type(box(), `${typed}{Enter}`)
    expect(box()).toHaveAccessibleDescription('Please enter a valid number')
    expect(box()).toHaveValue(typed)
    expect(onSubmit).not.toHaveBeenCalled()
  },
)

it.each([
  ['maximum', 12_500, 'Please enter at most 12500'],
  ['minimum', 1500.5, 'Please enter at least 1500.5'],
] as const)('the %s %d is named as the field takes it', async (bound, value, message) => {
  const area = { ...rooms, [bound]: value }
  const form = formStep({ properties: { rooms: area } } as never, {}).formFor({})
  const { user, onSubmit } = renderForm(form, { texts })
  await user.type(box(), `${bound === 'maximum' ? 99_999 : 1}{Enter}`)
  expect(box()).toHaveAccessibleDescription(message)
  await user.clear(box())
  await user.type(box(), `${/[\d.,]+$/.exec(message)}{Enter}`)
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ rooms: value })
})
