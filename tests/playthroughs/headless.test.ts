/** Every playthrough without a browser, and the rules of the flow that they cover together. */
import { describe, expect, it, vi } from 'vitest'
import type { Event, State } from '../../src/engine/index.ts'
import type { CompiledFlow } from '../../src/flow/index.ts'
import { connectFlow } from '../support/connect-flow.ts'
import { lostAnswers } from '../support/lost-answers.ts'
import { type Coverage, coverable, recordStart, recordTransition } from './support/coverage.ts'
import { headlessPerformers } from './support/headless-actions.ts'
import { byMouse } from './support/mouse-playthroughs.ts'
import { playHeadless } from './support/play-headless.ts'
import { playthroughs } from './support/playthrough.ts'

/** What all playthroughs cover. */
const { covered } = vi.hoisted(() => ({ covered: new Set<string>() as Coverage }))

vi.mock(import('../../src/engine/transition.ts'), async (original) => {
  const real = await original()
  const transition = (flow: CompiledFlow, state: State, event: Event) => {
    const result = real.transition(flow, state, event)
    recordTransition(covered, flow, state, event, result.state)
    return result
  }
  const start: typeof real.start = (flow, inputs) => {
    const result = real.start(flow, inputs)
    recordStart(covered, flow, result.state)
    return result
  }
  return { ...real, start, transition }
})

/** The first is that of a read whose session has expired: tests/session/recovery.test.ts plays it over HTTP. */
const playedElsewhere = ['/failures/reads/0', ...lostAnswers]

describe('playthroughs without a browser', () => {
  it.each(playthroughs)('$name', (playthrough) => playHeadless(playthrough))

  it('follow every rule of the flow', () => {
    expect(
      coverable(connectFlow).filter((each) => !covered.has(each)),
      'covered by no playthrough',
    ).toEqual(playedElsewhere)
  })

  it('use every action by mouse', () => {
    const used = new Set(
      playthroughs
        .filter(({ name }) => byMouse.includes(name))
        .flatMap(({ steps }) => steps.flatMap((step) => ('do' in step ? [step.do] : []))),
    )
    expect(Object.keys(headlessPerformers).filter((action) => !used.has(action as never))).toEqual([])
  })
})
