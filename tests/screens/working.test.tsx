// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Progress } from '../../src/screens/progress.tsx'
import { Waiting } from '../../src/screens/waiting.tsx'
import { pass, renderScreen } from '../support/render-screen.tsx'

const said = () => screen.getByRole('status').textContent

describe('progress and waiting', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it.each([
    [
      'progress comes to its last message and stays',
      Progress,
      [
        'Connecting...',
        'Connected...',
        'Sending credentials...',
        'Validating credentials...',
        'Validating credentials...',
      ],
    ],
    [
      'waiting alternates',
      Waiting,
      ['Pending verification...', 'Checking status...', 'Pending verification...', 'Checking status...'],
    ],
  ])('%s, 30 s each', async (_, Screen, messages) => {
    renderScreen(Screen)
    for (const message of messages) {
      expect(screen.getAllByText(message)).toHaveLength(2)
      expect(said()).toBe(message)
      await pass(29_999)
      expect(said()).toBe(message)
      await pass(1)
    }
  })

  it.each([
    ['answerMfa', ['Verifying...', 'Checking status...', 'Checking status...']],
    ['answerCaptcha', ['Verifying...', 'Checking status...', 'Checking status...']],
    ['selectAccounts', ['Saving...', 'Checking status...', 'Checking status...']],
    ['connect', ['Connecting...', 'Connected...']],
  ] as const)('progress after %s says what was sent, and does not begin again', async (lastCall, messages) => {
    renderScreen(Progress, { lastCall })
    for (const message of messages) {
      expect(said()).toBe(message)
      await pass(30_000)
    }
  })

  it('is not announced again when it is rendered again', async () => {
    const { change } = renderScreen(Progress)
    const changes: unknown[] = []
    new MutationObserver((records) => changes.push(...records)).observe(screen.getByRole('status'), {
      subtree: true,
      childList: true,
      characterData: true,
    })
    for (let poll = 0; poll < 10; poll += 1) {
      await pass(2000)
      change({ busy: false })
    }
    expect(changes).toEqual([])
    change({ settling: true })
    await pass(0)
    expect(said()).toBe('Done')
    expect(changes).toHaveLength(1)
  })
})
