/** The names and addresses of steps and states in the specification's flow (conformance 2.3–2.10, 4.29, 4.46). */
import { describe, expect, it } from 'vitest'
import { connectFlow } from '../support/connect-flow.ts'

const places = Object.values(connectFlow.places)
const statesOf = (step: string) => places.filter((place) => place.step === step).map(({ state }) => state)

describe('the flow', () => {
  it('has these steps', () => {
    expect([...new Set(places.map(({ step }) => step))].sort()).toEqual(
      [
        'consent',
        'chooseConnectionMethod',
        'selectSource',
        'addSource',
        'enterCredentials',
        'uploadInvoices',
        'success',
        'errorTryAgain',
        'errorSubmitEmail',
      ].sort(),
    )
  })

  it('has its main steps in this order', () => {
    expect(connectFlow.definition.path).toEqual([
      'consent',
      'chooseConnectionMethod',
      'selectSource',
      'uploadInvoices',
      'enterCredentials',
      'success',
    ])
  })

  it.each([
    [
      'enterCredentials',
      [
        'credentials',
        'credentials-submitting',
        'polling',
        'polling-mfa-no-answer',
        'select-account',
        'captcha',
        'mfa-choose-method',
        'mfa-question',
        'mfa-security-question',
      ],
    ],
    ['addSource', ['website', 'email', 'thankyou']],
  ])('has the states of %s', (step, states) => {
    expect(statesOf(step)).toEqual(states)
  })

  it('asks a passcode and a security question on the same screen', () => {
    const screenOf = (state: string) => places.find((place) => place.state === state)?.screen
    expect(['mfa-question', 'mfa-security-question'].map(screenOf)).toEqual(['question', 'question'])
  })

  it.each([
    ['consent', '/consent', 'replace'],
    ['selectSource', '/source', 'replace'],
    ['enterCredentials', '/credentials', 'replace'],
    ['success', '/success', 'replace'],
    ['errorTryAgain', '/error', 'replace'],
    ['errorSubmitEmail', '/error', 'push'],
    ['chooseConnectionMethod', null, 'replace'],
    ['uploadInvoices', null, 'replace'],
    ['addSource', null, 'replace'],
  ])('shows %s at %s, by %s', (step, route, history) => {
    const here = places.filter((place) => place.step === step)
    expect(here.map((place) => [place.route, place.history])).toEqual(here.map(() => [route, history]))
  })
})
