import { Animation, PrimaryButton, Screen, useText } from '../ui/index.ts'
import type { ScreenProps } from './view.ts'

/** Follows the request, also if sending it failed (conformance 2.52, 2.53). */
export function AddSourceThankYou({ view, send }: ScreenProps) {
  const text = useText()
  return (
    <Screen
      align="center"
      hero={<Animation name="success" height={120} still />}
      heading={text('add-source-thank-you.heading')}
      text={text('add-source-thank-you.text')}
      footer={
        <PrimaryButton disabled={view.preview} onClick={() => send({ type: 'FINISH' })}>
          {text('add-source-thank-you.button')}
        </PrimaryButton>
      }
    />
  )
}
