/** What the map shows: the flow even where targets are broken, and what one customer reaches. */
import { describe, expect, it } from 'vitest'
import type { FlowDefinition } from '../../src/generated/flow.types.ts'
import { arrowKey, findMap } from '../../src/studio/map/find-map.ts'
import { placeAfterDrop } from '../../src/studio/steps/use-drag.ts'
import { connectFlow, edited, inputsWith } from '../support/connect-flow.ts'

const flowWith = (edits: Readonly<Record<string, unknown>>) => edited(edits) as FlowDefinition

describe('the map of a flow', () => {
  it('draws a target that does not exist as a box of its own, with the arrow that leads to it', () => {
    const found = findMap(flowWith({ '/steps/consent/on/NEXT': 'nowhere' }), null)
    expect(found?.broken).toEqual(['nowhere'])
    expect(found?.outline.boxes.at(-1)).toMatchObject({ step: 'nowhere', onPath: false, rows: [] })
    const leading = found?.outline.arrows.filter(({ from, to }) => to === 'nowhere' || from === 'nowhere')
    expect(leading).toMatchObject([{ from: 'consent', labels: [{ on: 'NEXT' }] }])
  })

  it('draws a step that is switched off but still named, once', () => {
    const found = findMap(flowWith({ '/steps/selectSource/enabled': false }), null)
    expect(found?.broken).toEqual(['selectSource'])
    expect(found?.outline.boxes.filter(({ step }) => step === 'selectSource')).toHaveLength(1)
  })

  it('is none while something else does not compile', () => {
    expect(findMap(flowWith({ '/steps/consent/when': 'unknown' }), null)).toBeNull()
  })

  it('shows what one customer reaches', () => {
    const reached = (inputs: Parameters<typeof inputsWith>[0]) =>
      findMap(flowWith({}), inputsWith(inputs, connectFlow))?.reached
    expect(reached({})?.steps).not.toContain('chooseConnectionMethod')
    expect(reached({ allowDocumentUpload: true })?.steps).toContain('chooseConnectionMethod')
    expect(reached({})?.arrows).toContain(arrowKey({ from: 'consent', to: 'selectSource' }))
    expect(reached({})?.arrows).toContain(arrowKey({ from: null, to: 'consent' }))
  })

  it('shows no path for a customer whose settings the flow does not have', () => {
    expect(findMap(flowWith({}), {})?.reached).toBeNull()
  })
})

it.each([
  [2, 1, 'above', 1],
  [2, 0, 'below', 1],
  [0, 2, 'above', 1],
  [0, 2, 'below', 2],
  [1, 1, 'below', 1],
] as const)('step %i dropped on row %i, %s, gets place %i', (from, on, edge, place) => {
  expect(placeAfterDrop(from, on, edge)).toBe(place)
})
