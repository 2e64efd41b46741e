/** Takes an experiment or one of its shares out, with the conditions that asked for it. */
import { childPointer } from '../../../flow/index.ts'
import type { FlowDefinition } from '../../../generated/flow.types.ts'
import { type Experiment, withShare } from '../experiments.ts'
import { settleConditions } from '../settle-conditions.ts'
import { type Edit, editBetween } from './edit.ts'
import { writeValue } from './write-value.ts'

/** @param share what every session gets from now on */
export function endExperiment(text: string, { name }: Experiment, share: string): Edit | null {
  const definition = JSON.parse(text) as FlowDefinition
  const settled = settleConditions(definition, name, (value) => value === share)
  const { [name]: _, ...inputs } = settled.inputs
  const label = { code: 'value-set', pointer: childPointer('/inputs', name) } as const
  return editBetween(text, writeValue(text, [], inOrder(definition, { ...settled, inputs })), label)
}

/** The largest of the others gets its sessions. */
export function removeShare(text: string, { name, shares }: Experiment, share: string): Edit | null {
  const definition = JSON.parse(text) as FlowDefinition
  const settled = settleConditions(definition, name, (value) => (value === share ? false : null))
  const { [share]: _, ...left } = withShare(shares, share, 0)
  const inputs = { ...settled.inputs, [name]: { ...definition.inputs[name], shares: left } }
  const label = { code: 'value-set', pointer: childPointer('/inputs', name, 'shares', share) } as const
  return editBetween(text, writeValue(text, [], inOrder(definition, { ...settled, inputs })), label)
}

const inOrder = (definition: FlowDefinition, edited: object): object =>
  Object.fromEntries(
    Object.keys(definition).flatMap((key) =>
      Object.hasOwn(edited, key) ? [[key, (edited as Record<string, unknown>)[key]]] : [],
    ),
  )
