// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, Suspense } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Closed, ConfirmExit, Loading, ProblemScreen, TokenGate } from '../../src/screens/index.ts'
import { expectTexts, renderInPage } from '../support/render-screen.tsx'
import { fixtureView } from '../support/view.ts'

const open = (element: ReactNode) => renderInPage(<Suspense>{element}</Suspense>)
const close = vi.fn()
const always = ['Something went wrong', 'We cannot identify you', 'Please close this screen and try to reopen it']

describe('the token gate', () => {
  beforeEach(() => close.mockClear())

  it.each([
    ['no token', <TokenGate key="" onClose={close} reason="required" />, 'Token required'],
    ['a broken one', <TokenGate key="" onClose={close} reason="invalid" shown="<b>x</b>" />, 'Invalid token: <b>x</b>'],
    [
      'an expired session, in the words of the server',
      <TokenGate key="" onClose={close} reason="client" message="Gone." cause="expired" />,
      'Gone.',
    ],
    [
      'an expired session, without words of the server',
      <TokenGate key="" onClose={close} reason="client" message={null} cause="expired" />,
      'This session has expired.',
    ],
    [
      'no answer',
      <TokenGate key="" onClose={close} reason="client" message={null} cause="unreachable" />,
      'The service cannot be reached. Check your connection and try again.',
    ],
    [
      'a call that the server refuses',
      <TokenGate key="" onClose={close} reason="client" message={null} cause="unavailable" />,
      'The service is not available at the moment. Please try again.',
    ],
    [
      'a service that is not available, with the time',
      <TokenGate key="" onClose={close} reason="client" message={null} cause="unreachable" seconds={30} />,
      'The service is not available at the moment. Try again in 30 seconds.',
    ],
    [
      'a call that the server refuses for a while, in its words and with the time',
      <TokenGate key="" onClose={close} reason="client" message="Being set up." cause="unavailable" seconds={9} />,
      'Being set up.The service is not available at the moment. Try again in 9 seconds.',
    ],
    [
      'too many requests, with the time',
      <TokenGate key="" onClose={close} reason="client" message={null} cause="limited" seconds={30} />,
      'There have been too many requests. Try again in 30 seconds.',
    ],
    [
      'too many requests, without a time',
      <TokenGate key="" onClose={close} reason="client" message={null} cause="limited" />,
      'There have been too many requests. Please wait a moment and try again.',
    ],
  ])('for %s', async (_, tokenGate, reason) => {
    open(tokenGate)
    await expectTexts([...always, reason])
    await userEvent.click(screen.getByRole('button'))
    expect(close).toHaveBeenCalledOnce()
  })

  it('lets a failed lookup be tried again', async () => {
    const retry = vi.fn()
    open(<TokenGate reason="client" message={null} cause="unreachable" onRetry={retry} onClose={close} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it.each([
    ['configuration', 'The widget is not configured correctly'],
    ['flow', 'The flow definition cannot be used'],
    ['unexpected', 'An unexpected error occured. Please try again later.'],
  ] as const)('problem of the %s', async (cause, sentence) => {
    open(<ProblemScreen cause={cause} details={['apiHost: must be given', '<b>']} />)
    await expectTexts(['Something went wrong', sentence, 'apiHost: must be given\n<b>'])
  })

  it('closed', async () => {
    open(<Closed />)
    await expectTexts(['You can close this window', 'Nothing more will be sent from here.'])
  })

  it('shows loading at once, with a name', () => {
    open(<Loading product={fixtureView().product} />)
    expect(screen.getByRole('img', { name: 'Loading' })).toBeVisible()
  })

  it('confirm-exit without a view', async () => {
    const send = vi.fn()
    open(<ConfirmExit send={send} />)
    expect(await screen.findByRole('alertdialog', { name: 'Are you sure you want to exit?' })).toBeVisible()
  })
})
