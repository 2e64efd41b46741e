import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { MessageId } from '../i18n/index.ts'
import {
  Notice,
  PrimaryButton,
  QrCode,
  Screen,
  SecondaryButton,
  TextButton,
  useAnnounce,
  useText,
} from '../ui/index.ts'
import { ChosenSource } from './parts/chosen-source.tsx'
import { phoneAddress } from './parts/phone-address.ts'
import { useCopy } from './parts/use-copy.ts'
import { useFocusAfter } from './parts/use-focus-after.ts'
import { WorkingScreen } from './parts/working-screen.tsx'
import type { ScreenProps, View } from './view.ts'

/** A code that opens this session on a phone, until the phone has taken over (docs/flows.md). */
export function ContinueOnPhone({ view, send }: ScreenProps) {
  const text = useText()
  useFocusAfter(view.takenOver)
  const stay = (
    <TextButton disabled={view.preview} onClick={() => send({ type: 'CANCEL' })}>
      {text('continue-on-phone.cancel')}
    </TextButton>
  )
  if (view.takenOver) return <TakenOver view={view}>{stay}</TakenOver>
  // Without a poll this page learns nothing of the phone, so the user says when it is over.
  const isFollowing = !view.can('FINISH')
  return (
    <Code view={view} words={isFollowing ? 'continue-on-phone.text' : 'continue-on-phone.upload-text'}>
      {!isFollowing && (
        <PrimaryButton disabled={view.preview} onClick={() => send({ type: 'FINISH' })}>
          {text('continue-on-phone.done')}
        </PrimaryButton>
      )}
      {stay}
    </Code>
  )
}

interface PartProps {
  view: View
  /** The ways on from this device. */
  children: ReactNode
}

function Code({ view, words, children }: PartProps & { words: MessageId }) {
  const text = useText()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const minutes = view.options?.phone?.tokenMinutes
  const [address] = useState(() => phoneAddress(view, location))
  const { copy, said } = useCopy(address, () => field.current?.select())
  return (
    <Screen
      hero={<ChosenSource view={view} />}
      heading={text('continue-on-phone.heading')}
      text={text(words)}
      footer={
        <>
          <SecondaryButton disabled={view.preview} onClick={copy}>
            {text('continue-on-phone.copy')}
          </SecondaryButton>
          {children}
        </>
      }
    >
      <QrCode of={address} label={text('continue-on-phone.code')} />
      <Notice tone="warning">
        {minutes === undefined
          ? text('continue-on-phone.caution')
          : text('continue-on-phone.caution-minutes', { count: minutes })}
      </Notice>
      <div>
        <label className="caption" htmlFor={id}>
          {text('continue-on-phone.link')}
        </label>
        <input
          className="copy-field"
          id={id}
          ref={field}
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <p className="search-hint">{said && text(said)}</p>
      </div>
    </Screen>
  )
}

function TakenOver({ view, children }: PartProps) {
  const text = useText()
  const announce = useAnnounce()
  const words = text('continue-on-phone.taken-over-text')
  useEffect(() => announce(words), [announce, words])
  return <WorkingScreen view={view} heading="continue-on-phone.taken-over" text={words} footer={children} />
}
