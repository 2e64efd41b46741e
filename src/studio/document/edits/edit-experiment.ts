/** Takes an experiment or one of its shares out, with the conditions and the tests that asked for it. */
import { childPointer } from '../../../flow/index.ts'
import type { SourceFile } from '../../../flow-files/index.ts'
import type { InputField } from '../../../generated/flow.types.ts'
import { type Experiment, withShare } from '../experiments.ts'
import type { FileEdit } from './edit.ts'
import { settleFamily } from './settle-family.ts'

interface Where {
  /** Path of the flow that has the experiment. */
  front: string
  files: readonly SourceFile[]
  /** Why tests of what nobody gets any more are taken out. */
  because: string
}

/** @param share what every session gets from now on */
export function endExperiment({ front, files, because }: Where, { name }: Experiment, share: string): FileEdit[] {
  const answer = (value: unknown) => value === share
  const settlement = { input: name, answer, value: share, inputAfter: () => null }
  const label = { code: 'value-set', pointer: childPointer('/inputs', name) } as const
  return settleFamily(front, files, settlement, because, label)
}

/** The largest of the others gets its sessions. */
export function removeShare({ front, files, because }: Where, { name, shares }: Experiment, share: string): FileEdit[] {
  const { [share]: _, ...left } = withShare(shares, share, 0)
  const answer = (value: unknown) => (value === share ? false : null)
  const inputAfter = ({ default: usual, ...field }: InputField): InputField => ({
    ...field,
    shares: left,
    ...(usual !== undefined && usual !== share && { default: usual }),
  })
  const label = { code: 'value-set', pointer: childPointer('/inputs', name, 'shares', share) } as const
  return settleFamily(front, files, { input: name, answer, value: null, inputAfter }, because, label)
}
