// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Frame, Header, PreviewMark, ProductLogo, Screen, Slide } from '../../src/ui/index.ts'
import { show } from './support.tsx'

const logo = <ProductLogo name="Tieline" />

describe('Header', () => {
  it('names its buttons and its logo', async () => {
    const [onBack, onClose] = [vi.fn(), vi.fn()]
    const { user } = show(<Header logo={logo} onBack={onBack} onClose={onClose} />)
    const header = within(screen.getByRole('banner'))
    expect(header.getByRole('img', { name: 'Tieline logo' })).toBeVisible()
    await user.click(header.getByRole('button', { name: 'Back' }))
    await user.click(header.getByRole('button', { name: 'Close' }))
    expect([onBack, onClose].map((fn) => fn.mock.calls.length)).toEqual([1, 1])
  })

  it('has no button without a target', () => {
    show(<Header logo={logo} />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('shows another name as text, and a configured picture as picture', () => {
    const { rerender } = show(<Header logo={<ProductLogo name="Acme" />} />)
    expect(screen.getByText('Acme')).toBeVisible()
    expect(screen.getByRole('img', { name: 'Acme logo' })).toBeVisible()
    rerender(<Header logo={<ProductLogo name="Acme" logoUrl="https://acme.example/logo.svg" />} />)
    expect(screen.getByRole('img', { name: 'Acme logo' })).toHaveAttribute('src', 'https://acme.example/logo.svg')
  })
})

describe('Screen', () => {
  it('has its landmarks, and one heading that can be given the focus', () => {
    show(
      <Screen heading="Select a source" text="Pick one." footer={<button type="button">Go on</button>}>
        <p>Body</p>
      </Screen>,
    )
    const main = within(screen.getByRole('main'))
    const heading = main.getByRole('heading', { level: 1, name: 'Select a source' })
    expect(heading).toHaveAttribute('tabindex', '-1')
    expect(document.querySelector('[data-heading]')).toBe(heading)
    expect(main.getByText('Pick one.')).toBeVisible()
    expect(main.getByText('Body')).toBeVisible()
    expect(main.queryByRole('button')).toBeNull()
    expect(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Go on' })).toBeVisible()
  })

  it('has no footer without actions', () => {
    show(<Screen heading="Wait" />)
    expect(screen.queryByRole('contentinfo')).toBeNull()
  })
})

const framed = (onClickOutside: () => void, mark?: ReactNode) => (
  <Frame header={<Header logo={logo} />} onClickOutside={onClickOutside} mark={mark}>
    <Screen heading="Inside" />
  </Frame>
)

describe('Frame', () => {
  const backdrop = () => document.querySelector('[data-backdrop]') as Element

  it('distinguishes a click outside the card from one on it', async () => {
    const outside = vi.fn()
    const { user } = show(framed(outside))
    await user.click(screen.getByRole('heading'))
    expect(outside).not.toHaveBeenCalled()
    await user.click(backdrop())
    expect(outside).toHaveBeenCalledTimes(1)
  })

  it('does not treat a text selection that ends outside the card as a click', () => {
    const outside = vi.fn()
    show(framed(outside))
    fireEvent.mouseDown(screen.getByRole('heading'))
    fireEvent.mouseUp(backdrop())
    fireEvent.click(backdrop())
    expect(outside).not.toHaveBeenCalled()
  })

  it('shows the preview mark', () => {
    show(framed(vi.fn(), <PreviewMark of="consent" />))
    expect(screen.getByText('Preview')).toBeVisible()
    expect(screen.queryByText(/is not part of the flow/)).toBe(null)
  })

  it('names a step that the flow does not have in the preview mark', () => {
    show(framed(vi.fn(), <PreviewMark of="" unknown={`old${'x'.repeat(5000)}`} />))
    expect(screen.getByText('Preview')).toBeVisible()
    const sentence = screen.getByText(/^The step '.*oldx+.*' is not part of the flow\. The first step is shown\.$/)
    expect(sentence.textContent.length).toBeLessThan(150)
  })
})

describe('Slide', () => {
  it('mounts again only for another screen', () => {
    const slide = (screenKey: string, words: string) => (
      <Slide direction="forward" screenKey={screenKey}>
        <input aria-label={words} />
      </Slide>
    )
    const { rerender } = show(slide('one', 'first'))
    const first = screen.getByRole('textbox')
    rerender(slide('one', 'second'))
    expect(screen.getByRole('textbox', { name: 'second' })).toBe(first)
    rerender(slide('two', 'third'))
    expect(screen.getByRole('textbox', { name: 'third' })).not.toBe(first)
  })
})
