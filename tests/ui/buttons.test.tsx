// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { PrimaryButton, SecondaryButton, TextButton } from '../../src/ui/index.ts'
import { show } from './support.tsx'

/** As Chrome does: each text is replaced by an element that contains it. */
function translate(element: Element) {
  for (const node of [...element.childNodes]) {
    if (node instanceof Element) translate(node)
    else if (node.textContent?.trim()) {
      const font = document.createElement('font')
      font.textContent = node.textContent
      node.replaceWith(font)
    }
  }
}

describe.each([
  ['PrimaryButton', PrimaryButton],
  ['SecondaryButton', SecondaryButton],
  ['TextButton', TextButton],
])('%s', (_, Button) => {
  it('acts when pressed', async () => {
    const onClick = vi.fn()
    const { user } = show(<Button onClick={onClick}>Continue</Button>)
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('type', 'button')
    await user.click(screen.getByRole('button'))
    expect(onClick).toHaveBeenCalledTimes(1)
  })

  it('does nothing while busy, says so, and keeps the focus', async () => {
    const onClick = vi.fn()
    const button = (busy: boolean) => (
      <Button onClick={onClick} busy={busy} busyLabel="Saving...">
        Continue
      </Button>
    )
    const { user, rerender } = show(button(false))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    rerender(button(true))
    const busy = screen.getByRole('button', { name: 'Saving...' })
    expect(busy).toHaveFocus()
    expect(busy).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('status')).toHaveTextContent('Saving...')
    await user.click(busy)
    await user.keyboard('{Enter}')
    expect(onClick).toHaveBeenCalledTimes(1)
  })

  it('stays usable where the browser has translated its label', () => {
    const button = (busy: boolean) => (
      <Button busy={busy} busyLabel="Saving...">
        Continue
      </Button>
    )
    const { rerender } = show(button(false))
    for (const busy of [true, false, true]) {
      translate(screen.getByRole('button'))
      rerender(button(busy))
      expect(screen.getByRole('button')).toHaveTextContent(busy ? 'Saving...' : 'Continue')
    }
  })

  it('does nothing when disabled', async () => {
    const onClick = vi.fn()
    const { user } = show(
      <Button disabled onClick={onClick}>
        Continue
      </Button>,
    )
    expect(screen.getByRole('button')).toBeDisabled()
    await user.click(screen.getByRole('button'))
    expect(onClick).not.toHaveBeenCalled()
  })
})

it.each([
  [false, 1],
  [true, 0],
])('submits a form elsewhere in the page; busy: %j', async (busy, times) => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  const { user } = show(
    <>
      <form id="answer" aria-label="Answer">
        <input aria-label="Code" />
      </form>
      <PrimaryButton form="answer" busy={busy}>
        Verify
      </PrimaryButton>
    </>,
  )
  screen.getByRole('form').addEventListener('submit', onSubmit)
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  expect(onSubmit).toHaveBeenCalledTimes(times)
})
