// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFormatter, loadMessages } from '../../src/i18n/index.ts'
import { createTextSource, UiProvider } from '../../src/ui/index.ts'
import { PollLimitNotice, TimeLimitNotice } from '../../src/widget/time-limit-notice.tsx'
import '../support/render-screen.tsx'

const english = createTextSource(createFormatter('en', await loadMessages('en')))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function show(ms: number, isRunning = true, text = english) {
  const onExtend = vi.fn()
  const endsAt = isRunning ? performance.now() + ms : null
  render(
    <UiProvider text={text}>
      <TimeLimitNotice ms={ms} endsAt={endsAt} onExtend={onExtend} />
    </UiProvider>,
  )
  return { onExtend }
}

/** Each second draws the next one. */
function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 1) act(() => vi.advanceTimersByTime(1000))
}
const shown = () => screen.getByRole('paragraph').textContent
const announced = () => screen.getByRole('status').textContent

describe('the notice of a time limit', () => {
  it('counts a short one down, announces it once, and offers to stay', () => {
    const { onExtend } = show(5000)
    expect([shown(), announced()]).toEqual(Array(2).fill('This step closes by itself in 5 seconds.'))
    pass(3)
    expect([shown(), announced()]).toEqual([
      'This step closes by itself in 2 seconds.',
      'This step closes by itself in 5 seconds.',
    ])
    act(() => screen.getByRole('button', { name: 'Stay here' }).click())
    expect(onExtend).toHaveBeenCalledOnce()
  })

  it('warns 30 seconds before a long one ends, and offers more time', () => {
    const { onExtend } = show(120_000)
    expect([shown(), announced()]).toEqual(Array(2).fill('You have 2 minutes for this step.'))
    expect(screen.queryByRole('button')).toBeNull()
    pass(90)
    expect([shown(), announced()]).toEqual(Array(2).fill('This step closes by itself in 30 seconds.'))
    act(() => screen.getByRole('button', { name: 'I need more time' }).click())
    expect(onExtend).toHaveBeenCalledOnce()
  })

  it.each([
    ['en', 'You have 1 minute and 30 seconds for this step.'],
    ['de', 'Sie haben 1 Minute und 30 Sekunden für diesen Schritt.'],
    ['es', 'Tiene 1 minuto y 30 segundos para este paso.'],
    ['fr', 'Vous disposez de 1 minute et 30 secondes pour cette étape.'],
    ['pt', 'Você tem 1 minuto e 30 segundos para esta etapa.'],
  ] as const)('says the minutes and the seconds (%s)', async (language, sentence) => {
    show(90_000, true, createTextSource(createFormatter(language, await loadMessages(language))))
    expect(shown()).toBe(sentence)
  })

  it('stands still in a preview', () => {
    show(5000, false)
    pass(60)
    expect(shown()).toBe('This step closes by itself in 5 seconds.')
    expect(screen.getByRole('button', { name: 'Stay here' })).toBeDisabled()
  })
})

describe('the notice of the end of polling', () => {
  it.each([
    ['en', 'Without an answer this step ends in 30 seconds.'],
    ['de', 'Ohne Antwort endet dieser Schritt in 30 Sekunden.'],
    ['es', 'Si no llega una respuesta, este paso terminará en 30 segundos.'],
    ['fr', 'Sans réponse, cette étape se terminera dans 30 secondes.'],
    ['pt', 'Se não chegar uma resposta, esta etapa terminará em 30 segundos.'],
  ] as const)('counts down and is announced once (%s)', async (language, sentence) => {
    const text = createTextSource(createFormatter(language, await loadMessages(language)))
    render(
      <UiProvider text={text}>
        <PollLimitNotice endsAt={performance.now() + 30_000} />
      </UiProvider>,
    )
    const notice = () => document.querySelector('.notice-words')?.textContent
    expect([notice(), announced()]).toEqual([sentence, sentence])
    pass(10)
    expect([notice(), announced()]).toEqual([sentence.replace('30', '20'), sentence])
  })
})
