// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useEffect } from 'react'
import { describe, expect, it } from 'vitest'
import { useAnnounce } from '../../src/ui/index.ts'
import { ScreenEntry } from '../../src/widget/screen-entry.tsx'
import { renderInPage } from '../support/render-screen.tsx'

function Step({ says }: { says?: string }) {
  const announce = useAnnounce()
  useEffect(() => {
    if (says) announce(says)
  }, [announce, says])
  return <h1 data-heading="">Step</h1>
}

const entered = (entry: number | null, says?: string) => (
  <ScreenEntry key={says} entry={entry} quiet product="Tieline">
    <Step {...(says && { says })} />
  </ScreenEntry>
)

it('names the document after its heading, also when that changes later', async () => {
  const step = (heading: string) => (
    <ScreenEntry entry={1} quiet product="Tieline">
      <h1 data-heading="">{heading}</h1>
    </ScreenEntry>
  )
  const { rerender } = renderInPage(step('Verify Your Identity'))
  expect(document.title).toBe('Verify Your Identity · Tieline')
  rerender(step('How should we send your code?'))
  await expect.poll(() => document.title).toBe('How should we send your code? · Tieline')
})

it('keeps the focus in the header while the screen stays, and never loses it', () => {
  const page = (entry: number | null) => (
    <>
      <button type="button">Close</button>
      <ScreenEntry entry={entry} quiet={false} product="Tieline">
        <h1 data-heading="" tabIndex={-1}>
          Connecting your account
        </h1>
      </ScreenEntry>
    </>
  )
  const { rerender } = renderInPage(page(1))
  const [heading, close] = [screen.getByRole('heading'), screen.getByRole('button')]
  expect(heading).toHaveFocus()
  close.focus()
  rerender(page(2))
  expect(close).toHaveFocus()
  close.blur()
  rerender(page(3))
  expect(heading).toHaveFocus()
  close.focus()
  rerender(page(null))
  rerender(page(4))
  expect(heading).toHaveFocus()
})

it('leaves a screen where it is when a question above it has gone', () => {
  const page = (isCovered: boolean) => (
    <div data-backdrop="">
      <div data-testid="card">
        <ScreenEntry entry={1} quiet={false} isCovered={isCovered} product="Tieline">
          <h1 data-heading="" tabIndex={-1}>
            Step
          </h1>
        </ScreenEntry>
      </div>
    </div>
  )
  const { rerender } = renderInPage(page(false))
  const card = screen.getByTestId('card')
  screen.getByRole('heading').blur()
  card.scrollTop = 300
  for (const isCovered of [true, false]) rerender(page(isCovered))
  expect(card.scrollTop).toBe(300)
  expect(document.body).toHaveFocus()
})

it('moves the focus to a step that was entered below a question when the question has gone', () => {
  const page = (entry: number, isCovered: boolean) => (
    <>
      <button type="button">Close</button>
      <ScreenEntry entry={entry} quiet={false} isCovered={isCovered} product="Tieline">
        <h1 key={entry} data-heading="" tabIndex={-1}>
          Step
        </h1>
      </ScreenEntry>
    </>
  )
  const { rerender } = renderInPage(page(1, false))
  const close = screen.getByRole('button')
  close.focus()
  rerender(page(1, true))
  rerender(page(1, false))
  expect(close).toHaveFocus()
  rerender(page(1, true))
  rerender(page(2, true))
  expect(close).toHaveFocus()
  rerender(page(2, false))
  expect(screen.getByRole('heading')).toHaveFocus()
})

describe('the live region when a step is entered', () => {
  it('clears the messages of the last step', () => {
    const { rerender } = renderInPage(entered(1, 'Connecting...'))
    expect(screen.getByRole('status')).toHaveTextContent('Connecting...')
    rerender(entered(2))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('shows the text of the new one', () => {
    const { rerender } = renderInPage(entered(1, 'Connecting...'))
    rerender(entered(2, 'Loading accounts'))
    expect(screen.getByRole('status')).toHaveTextContent('Loading accounts')
  })

  it('is not changed by a hidden step', () => {
    const beside = (entry: number | null) => (
      <>
        {entered(entry)}
        <Step says="Connecting..." />
      </>
    )
    const { rerender } = renderInPage(beside(1))
    rerender(beside(null))
    expect(screen.getByRole('status')).toHaveTextContent('Connecting...')
  })
})
