import { useEffect, useState } from 'react'
import {
  ConsentLogos,
  Feature,
  icons,
  PrimaryButton,
  SafeLink,
  Screen,
  Small,
  Text,
  TextButton,
  useText,
} from '../ui/index.ts'
import { cutName } from '../untrusted/index.ts'
import { laterPart } from './lazy-screen.ts'
import { Part } from './parts/part.tsx'
import type { ScreenProps } from './view.ts'

/** A file of its own, because few flows have it. Consent is drawn with it, never before: the loading screen stays. */
const SharedData = laterPart('shared-data')

/** Who asks for the data, and on which terms (conformance 2.22–2.32). The only screen in the first download. */
export function Consent({ view, send }: ScreenProps) {
  const text = useText()
  const { product, client: given } = view
  const client = { ...given, name: given.name?.trim() ? cutName(given.name.trim()) : null }
  const heading = client.name
    ? text('consent.heading', { client: client.name, product: product.name })
    : text('consent.heading-unnamed', { product: product.name })
  return (
    <Screen
      align="center"
      hero={
        <Part view={view} name="logos">
          <ConsentLogos step={useLogoStep(view.settings.consentLogoDelayMs)} client={client} product={product} />
        </Part>
      }
      heading={heading}
      footer={
        <>
          <Part view={view} name="agreement">
            <Small style={agreement}>
              <Text
                id="consent.agreement"
                values={{ link: (words) => <SafeLink href={product.privacyPolicyUrl}>{words}</SafeLink> }}
              />
            </Small>
          </Part>
          <PrimaryButton disabled={view.preview} onClick={() => send({ type: 'NEXT' })}>
            {text('consent.continue')}
          </PrimaryButton>
          <TextButton disabled={view.preview} onClick={() => send({ type: 'PROMPT_CLOSE' })}>
            {text('consent.cancel')}
          </TextButton>
        </>
      }
    >
      {view.options?.shared ? (
        <SharedData view={view} send={send} />
      ) : (
        <Part view={view} name="benefits">
          <div style={benefits}>
            <Feature icon={icons.bolt} title={text('consent.effortless-title')}>
              {text('consent.effortless-text', { product: product.name })}
            </Feature>
            <Feature icon={icons.shield} title={text('consent.safe-title')}>
              {text('consent.safe-text', { product: product.name })}
            </Feature>
          </div>
        </Part>
      )}
    </Screen>
  )
}

const benefits = {
  alignSelf: 'stretch',
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  textAlign: 'start',
} as const
const agreement = { marginBottom: 8, textAlign: 'center', textWrap: 'balance' } as const

/** The loading screen shows step 1; this screen begins with step 2 and then changes to step 3. */
function useLogoStep(delayMs: number): 2 | 3 {
  const [step, setStep] = useState<2 | 3>(2)
  useEffect(() => {
    const timer = setTimeout(() => setStep(3), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs])
  return step
}
