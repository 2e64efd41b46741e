// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { FailureName, ScreenName } from '../../src/generated/flow.types.ts'
import { preloadScreen, screens } from '../../src/screens/index.ts'
import { renderScreen } from '../support/render-screen.tsx'
import type { ViewChanges } from '../support/view.ts'

const sentences: Record<Exclude<FailureName, 'refused'>, string> = {
  expired: 'This session has expired. Please close this screen and try to reopen it.',
  limited: 'There have been too many requests. Please wait a moment and try again.',
  unavailable: 'The service is not available at the moment. Please try again.',
  offline: 'The service cannot be reached. Check your connection and try again.',
  'invalid-response': 'The service’s answer could not be read. Please try again.',
  timeout: 'The service took too long to answer. Please try again.',
}

/** A screen that sends something, what is entered in it (null: chosen), and the button that sends. */
type Submit = [ScreenName, Record<string, string | null>, string | RegExp]

const submits: Submit[] = [
  ['credentials', { Username: 'ada', Password: 'x' }, 'Submit'],
  ['question', { Code: '1' }, 'Verify'],
  ['captcha', { Characters: '1' }, 'Verify'],
  ['mfa-methods', {}, /Call/],
  ['select-account', { '4471 0093 12 12 Alder Lane, Fernhill': null }, /^Continue/],
]

async function send([name, entries, button]: Submit) {
  await preloadScreen(name)
  const page = renderScreen(screens[name])
  for (const [label, value] of Object.entries(entries)) {
    const field = await screen.findByLabelText(label)
    await (value === null ? page.user.click(field) : page.user.type(field, value))
  }
  await page.user.click(await screen.findByRole('button', { name: button }))
  const fail = (changes: ViewChanges) => {
    page.change({ busy: true })
    page.change({ problem: 'SendFailed', ...changes })
  }
  return { ...page, fail, entries, button }
}

describe('a refused answer', () => {
  it.each(['mfa-methods', 'question', 'captcha'] as const)('on %s is told once', async (name) => {
    await preloadScreen(name)
    renderScreen(screens[name], {
      problem: 'InvalidAnswer',
      failure: 'refused',
      code: 'INVALID_ANSWER',
      problemText: 'The answer is incorrect.',
    })
    expect(await screen.findByText('Invalid answer, please try again.')).toBeVisible()
    expect(screen.queryByText('The answer is incorrect.')).toBeNull()
  })
})

describe.each(submits)('a submit of %s that fails', (...row) => {
  it.each(Object.entries(sentences) as [FailureName, string][])('%s: says what happened', async (failure, sentence) => {
    const { fail } = await send(row)
    fail({ failure })
    expect(screen.getByRole('alert')).toHaveTextContent(sentence)
    expect(screen.queryByText(/Invalid answer|different account/)).toBeNull()
  })

  it('shows the text of the server, keeps what was entered except a password, and can be sent again', async () => {
    const { user, send: sent, fail, entries, button } = await send(row)
    fail({ failure: 'unavailable', problemText: 'Back at noon.' })
    expect(screen.getByRole('alert')).toHaveTextContent(`${sentences.unavailable}Back at noon.`)
    for (const [label, value] of Object.entries(entries)) {
      const field = screen.getByLabelText(label)
      if (value === null) expect(field).toBeChecked()
      else if (label === 'Password') {
        expect(field).toHaveValue('')
        await user.type(field, value)
      } else expect(field).toHaveValue(value)
    }
    expect(sent).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('button', { name: button }))
    expect(sent).toHaveBeenCalledTimes(2)
  })

  it('does not mark a field as invalid', async () => {
    const { fail } = await send(row)
    fail({ failure: 'timeout' })
    expect(document.querySelector('[aria-invalid=true]')).toBeNull()
  })
})

describe('error-submit-email', () => {
  const show = async (changes: ViewChanges) => {
    await preloadScreen('error-submit-email')
    return renderScreen(screens['error-submit-email'], changes)
  }

  it('shows what happened if that is known', async () => {
    await show({ problem: 'Interrupted', failure: 'unavailable' })
    expect(screen.getByText(sentences.unavailable)).toBeVisible()
  })

  it('keeps an address until it is sent, because another try may fail as well', async () => {
    const address = () => screen.findByLabelText('Email address')
    const first = await show({ problem: 'Interrupted' })
    await first.user.type(await address(), 'ada@example.com')
    await first.user.click(screen.getByRole('button', { name: 'Try Again' }))
    first.unmount()
    const second = await show({ problem: 'Interrupted' })
    expect(await address()).toHaveValue('ada@example.com')
    await second.user.click(screen.getByRole('button', { name: 'Submit and close' }))
    expect(second.send).toHaveBeenLastCalledWith({ type: 'SUBMIT_EMAIL', email: 'ada@example.com' })
    second.unmount()
    await show({ problem: 'Interrupted' })
    expect(await address()).toHaveValue('')
  })

  it('asks for nothing in a session that has expired: it would not arrive', async () => {
    const { user, send } = await show({ failure: 'expired', problem: 'Expired' })
    expect(screen.getByText(sentences.expired)).toBeVisible()
    expect(screen.queryByText(/we will contact you/)).toBeNull()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getAllByRole('button')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Close this screen' }))
    expect(send.mock.calls).toEqual([[{ type: 'PROMPT_CLOSE' }]])
  })

  it('says once why, under the heading, and leads to the website of the source that refused', async () => {
    await show({ failure: 'refused', problemText: 'Your account is locked.' })
    const cause = screen.getByText('Your account is locked.')
    const sentence = screen.getByText(/^Please enter your email/)
    expect(cause.compareDocumentPosition(sentence)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.queryByRole('alert')).toBeNull()
    const link = screen.getByRole('link', { name: /^Open the website of Fernhill Energy/ })
    expect(link).toHaveAttribute('href', 'https://www.fernhill-energy.example/')
  })

  it('offers to try again only where the flow does', async () => {
    const { user, send: sent, change } = await show({})
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(sent.mock.calls).toEqual([[{ type: 'TRY_AGAIN' }]])
    change({ can: (event) => event !== 'TRY_AGAIN' })
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
    change({ busy: true, can: () => true })
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeDisabled()
  })
})
