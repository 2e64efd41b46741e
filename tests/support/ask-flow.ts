/** A small flow that begins with a form: owners choose something, those who want news are thanked. */
import { inlineForms } from '../../src/flow/index.ts'
import type { FlowDefinition } from '../../src/generated/flow.types.ts'
import { compiled, connectDefinition } from './connect-flow.ts'
import { housingForm } from './housing.ts'

const { settings } = connectDefinition() as FlowDefinition

export const askDefinition = inlineForms(
  {
    name: 'ask',
    version: 1,
    settings,
    inputs: {},
    data: { result: { type: 'reference', nullable: true } },
    conditions: { owns: { '==': [{ var: 'answers.housing.ownership' }, 'own'] } },
    path: ['housing', 'owners', 'success'],
    steps: {
      housing: {
        screen: 'form',
        form: 'housing',
        on: { SUBMIT_FORM: [{ if: { var: 'answers.housing.newsletter' }, to: 'thanks' }, { to: '@next' }] },
      },
      owners: { screen: 'consent', when: 'owns', on: { NEXT: '@next' } },
      thanks: { screen: 'add-source-thank-you', back: [{ to: 'housing' }], on: { FINISH: 'success' } },
      success: { screen: 'success', final: true, on: { FINISH: { emit: { success: '$data.result' }, to: '@close' } } },
    },
    overlays: {},
  },
  new Map([['housing', housingForm]]),
) as FlowDefinition

export const askFlow = compiled(askDefinition)
