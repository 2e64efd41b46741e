import { Animation, PrimaryButton, Screen, SecondaryButton, useText } from '../ui/index.ts'
import { withCauses } from './options/with-causes.tsx'
import { Part } from './parts/part.tsx'
import type { ScreenProps } from './view.ts'

/** Wrong credentials (conformance 2.84–2.86). */
function WrongCredentials({ view, send }: ScreenProps) {
  const text = useText()
  return (
    <Screen
      align="center"
      hero={<Animation name="error" height={120} still />}
      heading={text('error-try-again.heading')}
      text={text('error-try-again.text')}
      footer={
        <>
          <PrimaryButton disabled={view.preview} onClick={() => send({ type: 'TRY_AGAIN' })}>
            {text('error-try-again.retry')}
          </PrimaryButton>
          {view.can('CHANGE_SOURCE') && (
            <Part view={view} name="another-source">
              <SecondaryButton disabled={view.preview} onClick={() => send({ type: 'CHANGE_SOURCE' })}>
                {text('error-try-again.another')}
              </SecondaryButton>
            </Part>
          )}
        </>
      }
    />
  )
}

export const ErrorTryAgain = withCauses(WrongCredentials, (view) => ({
  'try-again': true,
  'another-source': view.can('CHANGE_SOURCE'),
  contact: false,
}))
