// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SafeLink } from '../../src/ui/index.ts'
import { show } from './support.tsx'

it('opens in a new window, says so, and gives away neither opener nor referrer', () => {
  show(<SafeLink href="https://example.com/terms">Terms</SafeLink>)
  const link = screen.getByRole('link', { name: 'Terms (opens in a new window)' })
  expect(link).toHaveAttribute('href', 'https://example.com/terms')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

it.each(['javascript:alert(1)', '//evil.example', null])('shows only the text for %j', (href) => {
  show(<SafeLink href={href}>Terms</SafeLink>)
  expect(screen.getByText('Terms')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
  expect(document.querySelector('a')).toBeNull()
})
