// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ErrorBoundary } from '../../src/widget/error-boundary.tsx'

function Shows({ what }: { what: string }) {
  if (what === 'broken') throw new Error('planted')
  return <p>{what}</p>
}

it('shows its fallback after an error, reports it once, and renders another subject again', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const onBreak = vi.fn()
  const around = (what: string) => (
    <ErrorBoundary subject={what} fallback={<p>fallback</p>} onBreak={onBreak}>
      <Shows what={what} />
    </ErrorBoundary>
  )
  const { rerender } = render(around('broken'))
  rerender(around('broken'))
  expect(screen.getByText('fallback')).toBeVisible()
  expect(onBreak).toHaveBeenCalledOnce()
  rerender(around('sound'))
  expect(screen.getByText('sound')).toBeVisible()
})
