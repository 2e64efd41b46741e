import { ChoiceCard, laterIcons, PrimaryButton, Screen, SecondaryButton, useText } from '../ui/index.ts'
import { Part } from './parts/part.tsx'
import type { ScreenProps } from './view.ts'

/** Credentials or invoices (conformance 2.33–2.36). */
export function ChooseConnectionMethod({ view, send }: ScreenProps) {
  const text = useText()
  return (
    <Screen heading={text('choose-connection-method.heading')}>
      <Part view={view} name="credentials">
        <ChoiceCard
          icon={laterIcons.link}
          title={text('choose-connection-method.credentials-title')}
          action={
            <PrimaryButton disabled={view.preview} onClick={() => send({ type: 'METHOD_CREDENTIALS' })}>
              {text('choose-connection-method.credentials-button')}
            </PrimaryButton>
          }
        >
          {text('choose-connection-method.credentials-text', { product: view.product.name })}
        </ChoiceCard>
      </Part>
      <Part view={view} name="invoices">
        <ChoiceCard
          icon={laterIcons.upload}
          title={text('choose-connection-method.invoices-title')}
          action={
            <SecondaryButton disabled={view.preview} onClick={() => send({ type: 'METHOD_UPLOAD_INVOICES' })}>
              {text('choose-connection-method.invoices-button')}
            </SecondaryButton>
          }
        >
          {text('choose-connection-method.invoices-text')}
        </ChoiceCard>
      </Part>
    </Screen>
  )
}
