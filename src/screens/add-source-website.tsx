import { useId, useState } from 'react'
import { websiteForm } from '../forms/index.ts'
import { SchemaForm } from '../ui/form/index.ts'
import { PrimaryButton, Screen, TextButton, useText } from '../ui/index.ts'
import { plainAddress } from '../untrusted/index.ts'
import { asLeft, keepEntered } from './parts/last-entered.ts'
import { searchedName } from './parts/searched-name.ts'
import type { ScreenProps } from './view.ts'

const looksLikeAddress = /^\S+\.\S{2,}$/

/** Asks for the website of a missing source (conformance 2.49). */
export function AddSourceWebsite({ view, send }: ScreenProps) {
  const text = useText()
  const formId = useId()
  const name = searchedName(view)
  const key = `website ${name}`
  // What was searched may be an address already.
  const [form] = useState<ReturnType<typeof websiteForm>>(() => {
    const url = view.website ?? (name && looksLikeAddress.test(name) ? name : null)
    return asLeft(key, { ...websiteForm(), initial: url === null ? {} : { url } })
  })
  return (
    <Screen
      heading={text('add-source-website.heading')}
      text={name && text('add-source-website.searched', { name })}
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
        onChange={(entered) => keepEntered(key, entered)}
        onSubmit={({ url }) => {
          keepEntered(key)
          send({ type: 'NEXT', url: plainAddress(url) })
        }}
      />
    </Screen>
  )
}
