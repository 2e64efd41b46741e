// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { formStep } from '../../../src/forms/index.ts'
import { renderForm } from './support.tsx'

it.each([
  ['de', '1,5'],
  ['en', '1.5'],
  ['auto', '1.5'],
  ['', '1.5'],
  ['x-klingon', '1.5'],
])('a given number in a page whose language is %j', (language, written) => {
  document.documentElement.lang = language
  const rooms = { type: 'number', label: { en: 'Rooms' } } as const
  const form = formStep({ properties: { rooms } } as never, { rooms: 1.5 }).formFor({ rooms: 1.5 })
  renderForm(form, { texts: { rooms: { label: 'Rooms' } } })
  expect(screen.getByLabelText('Rooms')).toHaveValue(written)
})
