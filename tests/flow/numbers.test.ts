/** The numbers of the specification's flow (conformance 9.1–9.11, 4.34, 7.10, 7.11). */
import { describe, expect, it } from 'vitest'
import { flowShape } from '../../src/generated/flow.shape.ts'
import { connectDefinition } from '../support/connect-flow.ts'

const { settings, steps } = connectDefinition() as {
  settings: Record<string, number>
  steps: { enterCredentials: { poll: object; states: Record<string, { load?: object }> } }
}

const { settings: settingsShape, ms } = flowShape.definitions

describe('the schema', () => {
  it.each(Object.entries({ ...settingsShape.properties, ms }))('bounds %s on both sides', (_, shape) => {
    expect([shape.minimum, shape.maximum]).toEqual([expect.any(Number), expect.any(Number)])
  })
})

describe('the flow', () => {
  it.each([
    ['searchMinLength', 3],
    ['searchBoxMinSources', 8],
    ['searchDebounceMs', 500],
    ['loadingMessageEveryMs', 30_000],
    ['loadedDelayMs', 500],
    ['connectedDelayMs', 500],
    ['consentLogoDelayMs', 600],
    ['successReplayFrame', 85],
    ['successReplayAfterMs', 900],
    ['manualAccountRows', 10],
  ])('sets %s to %i', (name, value) => {
    expect(settings[name]).toBe(value)
  })

  it('asks for the status every 2 seconds for at most 4 minutes', () => {
    expect(steps.enterCredentials.poll).toMatchObject({ everyMs: 2000, timeoutMs: 240_000 })
  })

  it('asks for the accounts every 2 seconds for at most 4 minutes', () => {
    const { load } = steps.enterCredentials.states['select-account'] ?? {}
    expect(load).toMatchObject({ effect: 'accounts', everyMs: 2000, timeoutMs: 240_000 })
  })
})
