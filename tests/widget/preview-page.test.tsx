// @vitest-environment jsdom
/** A preview whose later files do not arrive. */
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { createFormatter, loadMessages } from '../../src/i18n/index.ts'
import { initialPreviewState, loadSampleTexts } from '../../src/preview/index.ts'
import { createTextSource } from '../../src/ui/index.ts'
import { PreviewPage, PreviewProblem } from '../../src/widget/preview-page.tsx'
import { connectFlow } from '../support/connect-flow.ts'

vi.mock('../../src/screens/later-screens.ts', () => {
  const missing = new Proxy({}, { get: () => () => Promise.reject(new Error('404')) })
  return { screenLoads: missing, standaloneLoads: missing }
})

afterEach(() => vi.unstubAllGlobals())

it('says so below its mark, whether a screen or the page of a problem is missing', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const place = document.body.appendChild(document.createElement('div'))
  const onUncaughtError = vi.fn()
  const root = createRoot(place, { onUncaughtError, onCaughtError: () => {} })
  const text = createTextSource(createFormatter('en', await loadMessages('en')))
  const samples = await loadSampleTexts('en')
  const parts = { text, config: { apiHost: 'https://api.example.com' } }
  const shown = initialPreviewState(connectFlow, 'success', 'en')
  for (const page of [
    <PreviewPage key="1" {...parts} shown={shown} language="en" samples={samples} />,
    <PreviewProblem key="2" {...parts} details={['Wrong.']} />,
  ]) {
    await act(async () => root.render(page))
    await act(() => vi.waitFor(() => expect(place.textContent).toContain('Something went wrong')))
    expect(place.textContent).toMatch(/preview/i)
  }
  expect(onUncaughtError).not.toHaveBeenCalled()
  root.unmount()
})
