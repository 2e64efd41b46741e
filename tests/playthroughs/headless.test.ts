/** Every playthrough through engine and session, and every rule of the flow by at least one of them. */
import { describe, expect, it, vi } from 'vitest'
import type { Event, State } from '../../src/engine/index.ts'
import type { CompiledFlow } from '../../src/flow/index.ts'
import { connectFlow } from '../support/connect-flow.ts'
import { byMouse } from './support/by-mouse.ts'
import { allOf, note, noteStart, type Visited } from './support/coverage.ts'
import { playHeadless } from './support/headless-play.ts'
import { headlessActions } from './support/headless-verbs.ts'
import { playthroughs } from './support/playthrough.ts'

/** What each playthrough visited, by its name; and the name of the one that is played. */
const { visits, played } = vi.hoisted(() => ({ visits: new Map<string, Visited>(), played: { name: '' } }))

function visited(): Visited {
  const own = visits.get(played.name) ?? new Set<string>()
  visits.set(played.name, own)
  return own
}

vi.mock(import('../../src/engine/transition.ts'), async (original) => {
  const real = await original()
  const transition = (flow: CompiledFlow, state: State, event: Event) => {
    const step = real.transition(flow, state, event)
    note(visited(), flow, state, event, step.state)
    return step
  }
  const start: typeof real.start = (flow, inputs) => {
    const step = real.start(flow, inputs)
    noteStart(visited(), flow, step.state)
    return step
  }
  return { ...real, start, transition }
})

describe('playthroughs without a browser', () => {
  it.each(playthroughs)('$name', (playthrough) => {
    played.name = playthrough.name
    return playHeadless(playthrough)
  })

  it('follow every rule of the flow', () => {
    const all = new Set([...visits.values()].flatMap((visited) => [...visited]))
    expect(
      allOf(connectFlow).filter((each) => !all.has(each)),
      'what no playthrough does',
    ).toEqual([])
  })

  it('use every verb by mouse', () => {
    const used = new Set(
      playthroughs
        .filter(({ name }) => byMouse.includes(name))
        .flatMap(({ play }) => play.flatMap((moment) => ('do' in moment ? [moment.do] : []))),
    )
    expect(Object.keys(headlessActions).filter((verb) => !used.has(verb as never))).toEqual([])
  })
})
