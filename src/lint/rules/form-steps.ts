import { type CompiledFlow, childPointer, isAnswer, operandReference } from '../../flow/index.ts'
import type { FlowDefinition, StateDefinition, StepDefinition } from '../../generated/flow.types.ts'
import type { FlowRule } from '../rule.ts'
import { type Located, reportEach } from './parts/each-flow.ts'
import { operationsIn } from './parts/expressions.ts'

type Found = Located<'form-steps'>

export const formSteps: FlowRule<'form-steps'> = {
  id: 'form-steps',
  severity: 'error',
  over: 'flow',
  summary: 'A form is named where it is shown, and conditions compare only answers that they can know.',
  rank: 'definition',
  check: (linted, report) =>
    reportEach(linted, report, (flow) => [...formsElsewhere(flow.definition), ...openAnswers(flow)]),
}

function formsElsewhere({ steps }: FlowDefinition): Found[] {
  const inBody = ({ screen, form }: StepDefinition | StateDefinition, at: string): Found[] =>
    form !== undefined && screen !== 'form' ? [[childPointer(at, 'form'), { code: 'form-elsewhere', form }]] : []
  return Object.entries(steps).flatMap(([name, step]) => {
    const at = childPointer('/steps', name)
    const states = Object.entries(step.states ?? {})
    return [...inBody(step, at), ...states.flatMap(([state, body]) => inBody(body, childPointer(at, 'states', state)))]
  })
}

/** Of an answer that is no choice and no checkbox, a condition knows only whether it was given. */
function openAnswers({ definition: { forms: _, ...definition }, data }: CompiledFlow): Found[] {
  const isOpen = (name: string) => data.some((field) => field.name === name && field.values === 'reference')
  return operationsIn(definition).flatMap(({ operator, operands, pointer }): Found[] => {
    const names = operands.map(answerIn)
    const at = names.findIndex((name) => name !== null && isOpen(name))
    const name = names[at]
    if (typeof name !== 'string') return []
    const isAboutGiven = (operator === '==' || operator === '!=') && operands[1 - at] === null
    return isAboutGiven ? [] : [[pointer, { code: 'open-answer', name }]]
  })
}

function answerIn(operand: unknown): string | null {
  const read = operandReference(operand)
  return read?.scope === 'data' && isAnswer(read.key) ? read.key : null
}
