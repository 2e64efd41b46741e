import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, StrictMode } from 'react'
import { createFormatter, loadMessages } from '../../src/i18n/index.ts'
import { createTextSource, UiProvider } from '../../src/ui/index.ts'

const english = createTextSource(createFormatter('en', await loadMessages('en')))

/** Renders a component with the look, texts and live region of the page. */
export function show(piece: ReactNode) {
  const page = (content: ReactNode) => (
    <StrictMode>
      <UiProvider text={english}>{content}</UiProvider>
    </StrictMode>
  )
  const { rerender, ...result } = render(page(piece))
  return { user: userEvent.setup(), ...result, rerender: (next: ReactNode) => rerender(page(next)) }
}
