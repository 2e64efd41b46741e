import { useId, useState } from 'react'
import { websiteForm } from '../forms/index.ts'
import { SchemaForm } from '../ui/form/index.ts'
import { PrimaryButton, Screen, TextButton, useText } from '../ui/index.ts'
import type { ScreenProps } from './view.ts'

/** Asks for the website of a missing source (conformance 2.49). */
export function AddSourceWebsite({ view, send }: ScreenProps) {
  const text = useText()
  const formId = useId()
  const [form] = useState<ReturnType<typeof websiteForm>>(() => ({
    ...websiteForm(),
    initial: view.website === null ? {} : { url: view.website },
  }))
  return (
    <Screen
      heading={text('add-source-website.heading')}
      footer={
        <>
          <PrimaryButton form={formId} disabled={view.preview}>
            {text('add-source-website.continue')}
          </PrimaryButton>
          <TextButton disabled={view.preview} onClick={() => send({ type: 'CANCEL' })}>
            {text('add-source-website.cancel')}
          </TextButton>
        </>
      }
    >
      <SchemaForm
        id={formId}
        form={form}
        disabled={view.preview}
        texts={{ url: { label: text('add-source-website.label') } }}
        onSubmit={({ url }) => send({ type: 'NEXT', url: url.trim() })}
      />
    </Screen>
  )
}
