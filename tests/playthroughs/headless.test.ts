/** Every playthrough through engine and session, and every rule of the flow by at least one of them. */
import { describe, expect, it, vi } from 'vitest'
import type { Event, State } from '../../src/engine/index.ts'
import type { CompiledFlow } from '../../src/flow/index.ts'
import { connectFlow } from '../support/connect-flow.ts'
import { allOf, note, noteStart, type Visited } from './support/coverage.ts'
import { playHeadless } from './support/headless-play.ts'
import { playthroughs } from './support/playthrough.ts'

const visited: Visited = vi.hoisted(() => new Set<string>())

vi.mock(import('../../src/engine/transition.ts'), async (original) => {
  const real = await original()
  const transition = (flow: CompiledFlow, state: State, event: Event) => {
    const step = real.transition(flow, state, event)
    note(visited, flow, state, event, step.state)
    return step
  }
  const start: typeof real.start = (flow, inputs) => {
    const step = real.start(flow, inputs)
    noteStart(visited, flow, step.state)
    return step
  }
  return { ...real, start, transition }
})

describe('playthroughs without a browser', () => {
  it.each(playthroughs)('$name', (playthrough) => playHeadless(playthrough))

  it('follow every rule of the flow', () => {
    const unvisited = allOf(connectFlow).filter((name) => !visited.has(name))
    expect(unvisited, 'what no playthrough does').toEqual([])
  })
})
