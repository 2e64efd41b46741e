/** A moment of a played session is shown by a name of the preview (docs/decisions/0033-studio-review.md). */
import { expect, it } from 'vitest'
import { choices, type State } from '../../src/engine/index.ts'
import { type CompiledFlow, forInputs } from '../../src/flow/index.ts'
import { findPreviewTrace } from '../../src/preview/index.ts'
import { appearance, previewName } from '../../src/studio/results/appearance.ts'
import { customersOf } from '../../src/studio/results/customers.ts'
import { reachedBy } from '../../src/studio/results/reached.ts'
import { type ModelledVersion, modelledVersion } from '../../src/studio/results/version.ts'
import { specification } from '../support/specification.ts'

const { flow: file, tests } = specification
const version = modelledVersion(file.file, [file, tests]) as ModelledVersion
const { flow, model } = version

/** Every moment of every customer, and what the preview shows by its name. */
const moments = customersOf(file.file, version).flatMap(({ inputs, client, splits }) => {
  const own = forInputs(flow, inputs)
  const shown = new Map<string, { flow: CompiledFlow; state: State } | null>()
  return reachedBy(model, inputs).states.flatMap(({ state }) => {
    const name = previewName(own, state)
    if (name === null) return []
    if (!shown.has(name)) shown.set(name, findPreviewTrace(flow, name, { client, splits }))
    return [{ name, now: { flow: own, state }, shown: shown.get(name) ?? null }]
  })
})

type Seen = { flow: CompiledFlow; state: State }

/** An overlay covers the problem of the place behind it. */
const screenOf = ({ flow: of, state }: Seen) =>
  appearance(of, state.overlay === null ? state : { ...state, data: { ...state.data, problem: null } })
const controlsOf = ({ flow: of, state }: Seen) =>
  JSON.stringify(
    [...new Set(choices(of, state).flatMap(({ by, event }) => (by === 'user' ? [event.type] : [])))].sort(),
  )

it('each has a name by which its customer gets the same screen', () => {
  expect(moments.length).toBeGreaterThan(1000)
  const others = moments.filter(({ now, shown }) => !shown || screenOf(now) !== screenOf(shown))
  expect(others.map(({ name }) => name)).toEqual([])
})

it('what can be done there depends on the way there, so the preview refers to the timeline', () => {
  const others = moments.filter(({ now, shown }) => shown && controlsOf(now) !== controlsOf(shown))
  expect(others.map(({ name }) => name)).toContain('selectSource')
})
