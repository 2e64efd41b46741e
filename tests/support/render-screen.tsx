import { QueryClient } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, type ReactNode, StrictMode } from 'react'
import { expect, vi } from 'vitest'
import { createFormatter, loadMessages } from '../../src/i18n/index.ts'
import { QueryCacheProvider, type ScreenProps, type Send } from '../../src/screens/index.ts'
import { loadedCache } from '../../src/session/index.ts'
import { createTextSource, UiProvider } from '../../src/ui/index.ts'
import { fixtureView, type ViewChanges } from './view.ts'

const english = createTextSource(createFormatter('en', await loadMessages('en')))

// The animation's player draws on a canvas, which jsdom has not: who wants less motion gets a still picture.
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: query.includes('prefers-reduced-motion'),
  addEventListener() {},
  removeEventListener() {},
}))

/** A screen as the widget shows it, without the frame around it. `change` shows it with another view. */
export function renderScreen(Screen: ComponentType<ScreenProps>, changes: ViewChanges = {}) {
  const send = vi.fn<Send>()
  const { rerender, ...page } = renderInPage(<Screen view={fixtureView(changes)} send={send} />)
  const change = (more: ViewChanges) => rerender(<Screen view={fixtureView({ ...changes, ...more })} send={send} />)
  return { user: userEvent.setup(), send, change, ...page }
}

export function renderInPage(element: ReactNode) {
  const cache = loadedCache(
    new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Number.POSITIVE_INFINITY } } }),
  )
  const page = (children: ReactNode) => (
    <StrictMode>
      <UiProvider text={english}>
        <QueryCacheProvider cache={cache}>{children}</QueryCacheProvider>
      </UiProvider>
    </StrictMode>
  )
  const { rerender, ...result } = render(page(element))
  return { ...result, rerender: (next: ReactNode) => rerender(page(next)) }
}

/** Beside other programs a screen's chunk may take seconds. */
const waitLimitMs = 15_000

/** Each sentence is the whole of some element's text, but for what a link adds to it for screen readers. */
export async function expectTexts(sentences: readonly string[]) {
  await vi.waitFor(() => {
    // Not what is read out alone: it must stand on the page.
    const shown = [...document.body.querySelectorAll(':not([role=status], [role=status] *)')].map(({ textContent }) =>
      textContent.replaceAll(/ ?\(opens in a new window\)/g, '').trim(),
    )
    expect(shown).toEqual(expect.arrayContaining([...sentences]))
  }, waitLimitMs)
}

/** With fake timers: lets `ms` pass, and all that follows from it. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
