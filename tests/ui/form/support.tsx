import '@testing-library/jest-dom/vitest'
import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, vi } from 'vitest'
import type { Form } from '../../../src/forms/index.ts'
import { createFormatter, loadMessages } from '../../../src/i18n/index.ts'
import { SchemaForm, type SchemaFormProps } from '../../../src/ui/form/index.ts'
import { UiProvider } from '../../../src/ui/provider.tsx'
import { createTextSource } from '../../../src/ui/text.tsx'

afterEach(cleanup)

const text = createTextSource(createFormatter('en', await loadMessages('en')))

/** A form with its submit button outside, as the screens have it. */
export function renderForm<Data extends object>(form: Form<Data>, props: Partial<SchemaFormProps<Data>> = {}) {
  const onSubmit = vi.fn<(data: Data) => void>()
  const element = (changes: Partial<SchemaFormProps<Data>> = {}) => {
    const all = { id: 'f', form, onSubmit, ...props, ...changes }
    return (
      <StrictMode>
        <UiProvider text={text}>
          <SchemaForm {...all} />
          <button type="submit" form="f" disabled={all.busy || all.disabled}>
            Send
          </button>
        </UiProvider>
      </StrictMode>
    )
  }
  const { rerender, unmount, container } = render(element())
  const change = (changes: Partial<SchemaFormProps<Data>>) => rerender(element(changes))
  return { user: userEvent.setup(), onSubmit, change, unmount, container }
}
