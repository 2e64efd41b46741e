import { useEffect } from 'react'
import { Animation, PrimaryButton, preloadAnimation, Screen, useText } from '../ui/index.ts'
import { Receipt } from './options/receipt.tsx'
import { RememberSource } from './options/remember-source.tsx'
import { forgetEntered } from './parts/forget.ts'
import type { ScreenProps } from './view.ts'

/** The account is connected (conformance 2.90, 2.91). */
export function Success({ view, send }: ScreenProps) {
  const text = useText()
  useEffect(forgetEntered, [])
  // Smaller above a receipt, which should be visible without scrolling.
  const height = view.options?.receipt ? 112 : 160
  const { successReplayFrame, successReplayAfterMs } = view.settings
  return (
    <Screen
      align="center"
      hero={
        <Animation
          name="success"
          height={height}
          replay={{ frame: successReplayFrame, afterMs: successReplayAfterMs }}
        />
      }
      heading={text('success.heading')}
      text={text('success.text')}
      footer={
        <PrimaryButton disabled={view.preview} onClick={() => send({ type: 'FINISH' })}>
          {text('success.button')}
        </PrimaryButton>
      }
    >
      {view.options?.receipt && <Receipt view={view} />}
      {view.options?.remember && <RememberSource view={view} />}
    </Screen>
  )
}

/** What is drawn later than the screen itself. */
export const preload = () => preloadAnimation('success')
