// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Captcha } from '../../src/screens/captcha.tsx'
import { MfaMethods } from '../../src/screens/mfa-methods.tsx'
import { Question } from '../../src/screens/question.tsx'
import { renderScreen } from '../support/render-screen.tsx'
import { answers, fails, pixel } from '../support/view.ts'

const sandbox = { recognises: () => true, hints: true, code: '123456', answer: 'blue' }
const outdated = <Data,>(initialData: Data) => ({ ...fails('outdated'), initialData })
const asks = (question: string) => ({ question: () => answers('question', { question }) })

describe('question', () => {
  it.each([
    ['Enter your 6-digit One-Time Passcode', true, 'one-time-code', 'numeric', 'Sandbox: the code is 123456'],
    ['Geben Sie Ihren 6-stelligen Code ein', true, 'one-time-code', 'numeric', 'Sandbox: the code is 123456'],
    ['أدخل الرمز المكوّن من ٦ أرقام', true, 'one-time-code', 'numeric', 'Sandbox: the code is 123456'],
    ['Saisissez le code à 6\u202fchiffres', true, 'one-time-code', 'numeric', 'Sandbox: the code is 123456'],
    ['Introduzca el código de 8 dígitos', true, 'one-time-code', 'numeric', 'Sandbox: the code is 123456'],
    ['Código de 10 algarismos', true, 'one-time-code', 'numeric', 'Sandbox: the code is 123456'],
    ['Bitte 6 Ziffern eingeben', true, 'one-time-code', 'numeric', 'Sandbox: the code is 123456'],
    ['Sent to the number ending in 42', true, 'one-time-code', null, 'Sandbox: the code is 123456'],
    ['Step 2 of 3: your first pet?', true, 'one-time-code', null, 'Sandbox: the code is 123456'],
    ['It is in your 3 digital receipts', true, 'one-time-code', null, 'Sandbox: the code is 123456'],
    ['Enter your 6-digit alphanumeric code', true, 'one-time-code', null, 'Sandbox: the code is 123456'],
    ['Enter the word that we sent you', true, 'one-time-code', null, 'Sandbox: the code is 123456'],
    ['What was your first pet called?', false, 'off', null, 'Sandbox: the answer is blue'],
    ['Which 4-digit passcode did you set?', false, 'off', null, 'Sandbox: the answer is blue'],
  ])('%s', async (question, oneTimeCode, autoComplete, inputMode, hint) => {
    const { user, send, change } = renderScreen(Question, { ...asks(question), oneTimeCode, sandbox })
    const field = await screen.findByLabelText(oneTimeCode ? 'Code' : 'Answer')
    expect(field.getAttribute('autocomplete')).toBe(autoComplete)
    expect(field.getAttribute('inputmode')).toBe(inputMode)
    expect(field).toHaveAccessibleDescription(`${question} ${hint}`)
    await user.type(field, 'rose{Enter}')
    expect(send.mock.calls).toEqual([[{ type: 'SUBMIT_ANSWER', answer: 'rose' }]])
    change({ sandbox: { ...sandbox, hints: false } })
    expect(screen.queryByText(/Sandbox/)).toBeNull()
  })

  it('keeps a wrong answer, focuses it, and describes it by the error before the hint', async () => {
    const { user, change } = renderScreen(Question, { sandbox })
    await user.type(await screen.findByLabelText('Code'), '111111{Enter}')
    change({ busy: true })
    change({ problem: 'InvalidAnswer' })
    const field = screen.getByLabelText('Code')
    expect(field).toHaveValue('111111')
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription(/ Invalid answer, please try again\. Sandbox: the code is 123456$/)
  })

  it.each([
    [true, '482913'],
    [false, '\u202a482913\u202c\u200b'],
  ])('sends a code without the invisible marks that were copied with it; a code: %j', async (oneTimeCode, answer) => {
    const { user, send } = renderScreen(Question, { ...asks('Which one?'), oneTimeCode })
    await user.click(await screen.findByRole('textbox'))
    await user.paste(' \u202a482913\u202c\u200b ')
    await user.keyboard('{Enter}')
    expect(send.mock.calls).toEqual([[{ type: 'SUBMIT_ANSWER', answer }]])
  })

  it.each([
    ['٤٨٢٩١٣', '482913'],
    ['４８２ ９１３', '482913'],
    ['482\u00a0913\n', '482913'],
    ['482–913', '482913'],
    ['rose 12', 'rose 12'],
  ])('sends the code %j with plain digits, not in groups', async (typed, answer) => {
    const { user, send } = renderScreen(Question, { ...asks('Which one?'), oneTimeCode: true })
    await user.click(await screen.findByRole('textbox'))
    await user.paste(typed)
    await user.keyboard('{Enter}')
    expect(send.mock.calls).toEqual([[{ type: 'SUBMIT_ANSWER', answer }]])
  })

  it('asks again after a failed read', async () => {
    let broken = true
    const read = asks('What now?').question
    const { user, change } = renderScreen(Question, { question: () => (broken ? fails('question') : read()) })
    const retry = await screen.findByRole('button', { name: 'Try Again' })
    broken = false
    change({})
    await user.click(retry)
    expect(await screen.findByText('What now?', { selector: 'bdi' })).toBeVisible()
    expect(screen.getByRole('heading')).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('What now?')
  })
})

describe('captcha', () => {
  it('shows the picture, and another one on demand', async () => {
    const another = pixel.replace('ggg==', 'AAA==')
    const pictures = [pixel, another]
    const { user } = renderScreen(Captcha, {
      captcha: () => ({ queryKey: ['c'], queryFn: async () => ({ captcha_image_base64: pictures.shift() ?? pixel }) }),
    })
    const image = () => screen.getByRole('img', { name: 'Image with the characters to type' })
    await user.type(await screen.findByLabelText('Characters'), 'abc')
    expect(image()).toHaveAttribute('src', `data:image/png;base64,${pixel}`)
    await user.click(screen.getByRole('button', { name: 'Show another image' }))
    await waitFor(() => expect(image()).toHaveAttribute('src', `data:image/png;base64,${another}`))
    expect(screen.getByRole('status')).toHaveTextContent('Image with the characters to type')
    expect(screen.getByLabelText('Characters')).toHaveValue('')
  })

  it.each([
    ['HTML', btoa('<html><script>alert(1)</script>')],
    ['SVG', btoa('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['no base64', '<img>'],
    ['nothing', ''],
    ['5 MB', `iVBORw0KGgo${'A'.repeat(5_000_000)}`],
  ])('of %s shows no picture but offers two alternatives', async (_, captcha_image_base64) => {
    renderScreen(Captcha, { captcha: () => answers('c', { captcha_image_base64 }) })
    expect(await screen.findByRole('alert')).toHaveTextContent('The image cannot be shown.')
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Show another image' })).toBeEnabled()
    expect(screen.getByRole('button', { name: /Can't see the image/ })).toBeEnabled()
  })

  it('stays with what was typed when no other one can be read, which it says, also without a connection', async () => {
    const pictures = [pixel]
    const { user } = renderScreen(Captcha, {
      captcha: () => ({
        queryKey: ['c'],
        queryFn: async () => ({ captcha_image_base64: pictures.shift() ?? (await Promise.reject(new Error('lost'))) }),
      }),
    })
    await user.type(await screen.findByLabelText('Characters'), 'abc')
    act(() => onlineManager.setOnline(false))
    await user.click(screen.getByRole('button', { name: 'Show another image' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded. Please try again.')
    expect(screen.getByRole('img')).toHaveAttribute('src', `data:image/png;base64,${pixel}`)
    expect(screen.getByLabelText('Characters')).toHaveValue('abc')
  })

  it('keeps the focus on the button for another picture when that is one', async () => {
    const pictures = ['', pixel]
    const { user } = renderScreen(Captcha, {
      captcha: () => ({ queryKey: ['c'], queryFn: async () => ({ captcha_image_base64: pictures.shift() ?? pixel }) }),
    })
    await user.click(await screen.findByRole('button', { name: 'Show another image' }))
    await screen.findByLabelText('Characters')
    expect(screen.getByRole('button', { name: 'Show another image' })).toHaveFocus()
  })

  it('shows a message when the browser cannot draw it', async () => {
    renderScreen(Captcha)
    fireEvent.error(await screen.findByRole('img'))
    expect(screen.getByRole('alert')).toHaveTextContent('The image cannot be shown.')
  })
})

describe('mfa-methods', () => {
  it('lists the methods as rows, and shows which one is being sent', async () => {
    const { user, send, change } = renderScreen(MfaMethods)
    const list = await screen.findByRole('list', { name: 'How should we reach you?' })
    const [text, call] = within(list).getAllByRole('button') as [HTMLElement, HTMLElement]
    await user.click(text)
    expect(send.mock.calls).toEqual([[{ type: 'SELECT_METHOD', methodId: 'm-1' }]])
    change({ busy: true })
    expect(text).toHaveAttribute('aria-disabled', 'true')
    expect(call).toBeDisabled()
  })

  it.each(['', '  ', '\u200B\u2060'])('gives a method with the label %j a name', async (label) => {
    const methods = [
      { mfa_method_id: 'm-1', label: 'Call' },
      { mfa_method_id: 'm-2', label },
    ]
    renderScreen(MfaMethods, { methods: () => answers('blank', { methods }) })
    expect(await screen.findByRole('button', { name: 'Method 2' })).toBeEnabled()
  })

  it('accepts one choice at a time', async () => {
    const { user, send, change } = renderScreen(MfaMethods)
    await user.click(await screen.findByRole('button', { name: /Call/ }))
    change({ busy: true })
    expect(screen.getByRole('button', { name: /Text message/ })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: /Call/ }))
    expect(send).toHaveBeenCalledOnce()
  })
})

it.each([
  ['question', Question],
  ['captcha', Captcha],
  ['mfa-methods', MfaMethods],
])('%s says which source it is about', async (_, Screen) => {
  const { container, change } = renderScreen(Screen)
  expect(container.querySelector('.source-chip')).toHaveTextContent('Fernhill Energy')
  change({ source: null })
  expect(container.querySelector('.source-chip')).toBeNull()
})

it.each([
  ['question', Question, { question: () => outdated({ question: 'What now?' }) }, 'What now?'],
  [
    'mfa-methods',
    MfaMethods,
    { methods: () => outdated({ methods: [{ mfa_method_id: 'm', label: 'Call' }] }) },
    'Call',
  ],
])('%s stays when it cannot be read again, and says so', async (_, Screen, changes, shown) => {
  const { user } = renderScreen(Screen, changes)
  const first = await screen.findByRole('alert')
  expect(first).toHaveTextContent('This could not be loaded.')
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(screen.getByRole('alert')).not.toBe(first))
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeEnabled()
  expect(screen.getByText(shown)).toBeVisible()
})

it('a question that waits for a connection to be read again says so, too', async () => {
  act(() => onlineManager.setOnline(false))
  renderScreen(Question, { question: () => outdated({ question: 'What now?' }) })
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded.')
  expect(screen.getByLabelText('Code')).toBeEnabled()
  act(() => onlineManager.setOnline(true))
})
