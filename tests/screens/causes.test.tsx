// @vitest-environment jsdom
/** Causes of a flow on the error screens: what is offered first, and what else. */
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Cause, EventName } from '../../src/generated/flow.types.ts'
import { ErrorSubmitEmail } from '../../src/screens/error-submit-email.tsx'
import { ErrorTryAgain } from '../../src/screens/error-try-again.tsx'
import { actionsFor, type Offers } from '../../src/screens/options/cause-actions.ts'
import { renderScreen } from '../support/render-screen.tsx'
import { source } from '../support/view.ts'

const words = (text: string) => ({ en: text })
const cause = (action: Cause['action'], more: Partial<Cause> = {}): Cause => ({
  heading: words('{provider} has locked your account'),
  text: words('Unlock it there.'),
  action,
  ...more,
})
const can =
  (...events: EventName[]) =>
  (event: EventName) =>
    events.includes(event)
const all = can('TRY_AGAIN', 'CHANGE_SOURCE', 'SUBMIT_EMAIL')
const fernhill = source('Fernhill Energy')

const everything: Offers = { 'try-again': true, 'another-source': true, contact: true }
const retryOnly: Offers = { 'try-again': true, 'another-source': false, contact: false }
const nothing: Offers = { 'try-again': false, 'another-source': false, contact: false }
const refused = { failure: 'refused', source: fernhill } as const
const unsafe = { ...refused, source: { ...fernhill, website: 'javascript:alert(1)' } }

describe('actions, the primary one first', () => {
  it.each<[string, Parameters<typeof actionsFor>, string[]]>([
    [
      'all that the place allows',
      [cause('try-again'), refused, everything],
      ['try-again', 'another-source', 'contact'],
    ],
    ['the site of the provider', [cause('provider-site'), refused, retryOnly], ['provider-site', 'try-again']],
    ['no site that may not be opened', [cause('provider-site'), unsafe, retryOnly], ['try-again']],
    [
      'an address of the flow',
      [cause('provider-site', { address: 'https://help.example/' }), { ...refused, source: null }, nothing],
      ['provider-site'],
    ],
    [
      'nothing that sends after the end of the session',
      [cause('contact'), { ...refused, failure: 'expired' }, everything],
      ['another-source'],
    ],
    ['nothing where the place allows nothing', [cause('contact'), refused, nothing], []],
  ])('%s', (_, given, expected) => {
    expect(actionsFor(...given)).toEqual(expected)
  })
})

const locked = {
  options: { causes: { CONNECTION_LOCKED: cause('provider-site') } },
  code: 'CONNECTION_LOCKED',
  can: all,
}

describe('an error screen', () => {
  it('says the cause, and links to the provider in a new window', () => {
    renderScreen(ErrorSubmitEmail, locked)
    expect(screen.getByRole('heading').textContent).toContain('Fernhill Energy')
    const link = screen.getByRole('link', { name: /^Go to .*Fernhill Energy/ })
    expect(link.getAttribute('href')).toBe('https://www.fernhill-energy.example/')
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('keeps the cause while the next call clears the code', () => {
    const { change } = renderScreen(ErrorSubmitEmail, locked)
    change({ code: null, busy: true })
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
  })

  it('asks for an e-mail address on demand, and moves the focus to the heading', async () => {
    const { user } = renderScreen(ErrorSubmitEmail, locked)
    await user.click(screen.getByRole('button', { name: 'Leave your email address' }))
    expect(await screen.findByRole('textbox')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('heading'))
  })

  it('begins with the e-mail address if that is the action', async () => {
    renderScreen(ErrorSubmitEmail, { ...locked, options: { causes: { CONNECTION_LOCKED: cause('contact') } } })
    expect(screen.getByText('Unlock it there.')).toBeTruthy()
    expect(await screen.findByRole('textbox')).toBeTruthy()
  })

  it.each([
    ['another code', { ...locked, code: 'INVALID_SOURCE' }],
    ['no code', { ...locked, code: null }],
    ['a code that every object knows', { ...locked, code: 'constructor' }],
    ['no options', { ...locked, options: undefined }],
  ])('says the usual for %s', (_, view) => {
    renderScreen(ErrorSubmitEmail, view)
    expect(screen.getByRole('heading').textContent).toBe('An error has occured.')
  })

  it('may offer another source in place of the usual words about credentials', async () => {
    const causes = { INVALID_CREDENTIALS: cause('another-source') }
    const view = { options: { causes }, code: 'INVALID_CREDENTIALS', can: can('TRY_AGAIN', 'CHANGE_SOURCE') }
    const { user, send } = renderScreen(ErrorTryAgain, view)
    await user.click(screen.getByRole('button', { name: 'Try another source' }))
    expect(send).toHaveBeenCalledWith({ type: 'CHANGE_SOURCE' })
  })
})
