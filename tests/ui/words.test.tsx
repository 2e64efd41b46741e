// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useEffect } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Feature, icons, Notice, RetryNotice, useAnnounce } from '../../src/ui/index.ts'
import { show } from './support.tsx'

describe('Notice', () => {
  it.each([
    ['error', false, 'alert'],
    ['error', true, undefined],
    ['info', false, undefined],
    ['success', false, undefined],
  ] as const)('of tone %s, quiet: %j, is read out as %s', (tone, quiet, role) => {
    show(
      <Notice tone={tone} quiet={quiet}>
        Said
      </Notice>,
    )
    expect(screen.getByText('Said')).toBeVisible()
    expect(screen.getByText('Said').closest('[role]')?.getAttribute('role')).toBe(role)
  })
})

describe('RetryNotice', () => {
  it('shows that loading failed, and retries', async () => {
    const onRetry = vi.fn()
    const { user } = show(<RetryNotice onRetry={onRetry} />)
    expect(screen.getByRole('alert')).toHaveTextContent('This could not be loaded. Please try again.')
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })

  it('shows the text of the caller if there is one', () => {
    show(<RetryNotice onRetry={vi.fn()} message="The server is asleep." />)
    expect(screen.getByRole('alert')).toHaveTextContent('The server is asleep.')
  })
})

function Says({ sentence }: { sentence: string }) {
  const announce = useAnnounce()
  useEffect(() => announce(sentence), [announce, sentence])
  return null
}

describe('the live region', () => {
  it('is one, polite, in the page and not hidden from screen readers', () => {
    const { rerender } = show(<Says sentence="Connecting..." />)
    const region = screen.getByRole('status')
    expect(region).toHaveAttribute('aria-live', 'polite')
    expect(region).toHaveTextContent('Connecting...')
    expect(getComputedStyle(region).display).not.toBe('none')
    rerender(<Says sentence="Connected..." />)
    expect(screen.getByRole('status')).toBe(region)
    expect(region).toHaveTextContent('Connected...')
  })

  it('does not repeat a message that it shows already', async () => {
    const { rerender } = show(<Says key={1} sentence="Connecting..." />)
    const changed = vi.fn()
    const observer = new MutationObserver(changed)
    observer.observe(screen.getByRole('status'), { childList: true, characterData: true, subtree: true })
    rerender(<Says key={2} sentence="Connecting..." />)
    await Promise.resolve()
    expect(changed).not.toHaveBeenCalled()
    observer.disconnect()
  })
})

it('a feature is a heading of a lower level and a sentence', () => {
  show(
    <Feature icon={icons.shield} title="Keep your data safe">
      Best-in-class encryption
    </Feature>,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Keep your data safe' })).toBeVisible()
  expect(screen.getByText('Best-in-class encryption')).toBeVisible()
})
