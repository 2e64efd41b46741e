/** Takes an experiment or one of its shares out, with the conditions that asked for it. */
import { childPointer } from '../../../flow/index.ts'
import type { FlowDefinition, InputField } from '../../../generated/flow.types.ts'
import { type Experiment, withShare } from '../experiments.ts'
import { settleFlow } from '../settle-flow.ts'
import { type Edit, editBetween } from './edit.ts'
import { writeValue } from './write-value.ts'

/** @param share what every session gets from now on */
export function endExperiment(text: string, { name }: Experiment, share: string): Edit | null {
  const settlement = { input: name, answer: (value: unknown) => value === share, inputAfter: () => null }
  const settled = settleFlow(JSON.parse(text) as FlowDefinition, settlement)
  return editBetween(text, writeValue(text, [], settled), { code: 'value-set', pointer: childPointer('/inputs', name) })
}

/** The largest of the others gets its sessions. */
export function removeShare(text: string, { name, shares }: Experiment, share: string): Edit | null {
  const { [share]: _, ...left } = withShare(shares, share, 0)
  const answer = (value: unknown) => (value === share ? false : null)
  const inputAfter = ({ default: usual, ...field }: InputField): InputField => ({
    ...field,
    shares: left,
    ...(usual !== undefined && usual !== share && { default: usual }),
  })
  const settled = settleFlow(JSON.parse(text) as FlowDefinition, { input: name, answer, inputAfter })
  const label = { code: 'value-set', pointer: childPointer('/inputs', name, 'shares', share) } as const
  return editBetween(text, writeValue(text, [], settled), label)
}
