// @vitest-environment jsdom
/** A form is drawn once until somebody enters something: a second drawing empties what a tool has filled meanwhile. */
import { cleanup, render } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, expect, it } from 'vitest'
import { createFormatter, loadMessages } from '../../../src/i18n/index.ts'
import { SchemaForm } from '../../../src/ui/form/index.ts'
import { UiProvider } from '../../../src/ui/provider.tsx'
import { createTextSource } from '../../../src/ui/text.tsx'
import { field, formOf } from '../../forms/support/fields.ts'

afterEach(cleanup)

it('is drawn once when it appears', async () => {
  const text = createTextSource(createFormatter('en', await loadMessages('en')))
  const drawings: string[] = []
  render(
    <UiProvider text={text}>
      <Profiler id="form" onRender={(_, phase) => drawings.push(phase)}>
        <SchemaForm id="f" form={formOf([field('username')], { mustAgree: true })} onSubmit={() => {}} />
      </Profiler>
    </UiProvider>,
  )
  expect(drawings).toEqual(['mount'])
})
