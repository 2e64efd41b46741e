/** A form is previewed like any other place, and so is what follows from its answers. */
import { describe, expect, it } from 'vitest'
import { previewPlaces } from '../../src/demo/places.ts'
import { placeOf } from '../../src/engine/index.ts'
import { findPreviewTrace } from '../../src/preview/index.ts'
import { askDefinition, askFlow } from '../support/ask-flow.ts'

describe('a flow with a form', () => {
  it.each(['housing', 'owners', 'thanks', 'success'])('%s can be previewed', (name) => {
    const trace = findPreviewTrace(askFlow, name)
    expect(trace && placeOf(trace.flow, trace.state).id).toBe(name)
  })

  it('has its form among the places to preview', () => {
    expect(previewPlaces(askDefinition)).toContainEqual({
      name: 'housing',
      group: 'housing',
      screen: 'form',
      problems: [],
    })
  })
})
