/** A form is previewed like any other place, and so is what follows from its answers. */
import { describe, expect, it } from 'vitest'
import { placeOf } from '../../src/engine/index.ts'
import { answersTo } from '../../src/flow/index.ts'
import { type Answers, formStep } from '../../src/forms/index.ts'
import { createPreviewSession, findPreviewTrace, loadSampleTexts } from '../../src/preview/index.ts'
import { previewPlaces } from '../../src/preview/places.ts'
import { createPreview } from '../../src/preview/preview.ts'
import { sampleFormAnswers } from '../../src/preview/sample-answers.ts'
import { askDefinition, askFlow } from '../support/ask-flow.ts'
import { housingForm } from '../support/housing.ts'

const english = await loadSampleTexts('en')

describe('a flow with a form', () => {
  it.each(['housing', 'owners', 'thanks', 'success'])('%s can be previewed', (name) => {
    const trace = findPreviewTrace(askFlow, name)
    expect(trace && placeOf(trace.flow, trace.state).id).toBe(name)
  })

  it('shows its form filled in with valid answers', () => {
    const trace = findPreviewTrace(askFlow, 'housing')
    if (!trace) throw new Error('The form cannot be previewed.')
    const { data } = createPreviewSession(createPreview(trace), english).store.getState().state
    const answers = answersTo('housing', data) as Answers
    expect(answers).toMatchObject({
      ownership: 'own',
      email: expect.any(String),
      people: 1,
      uses: ['car'],
      adult: true,
    })
    expect(formStep(housingForm, {}).formFor(answers).check(answers)).toEqual([])
  })

  it('leaves a field empty whose answer cannot be made up', () => {
    const code = { type: 'string', pattern: '[0-9]{4}' } as const
    const { texts } = housingForm
    expect(
      sampleFormAnswers({ name: 'code', properties: { code, size: { type: 'integer', minimum: 20 } }, texts }),
    ).toEqual({
      size: 20,
    })
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
