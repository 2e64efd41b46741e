/** An edit of a flow → the sentences that describe it, each with a trace. */
import { describe, expect, it } from 'vitest'
import { changeInWords, groupChanges } from '../../src/diff/index.ts'
import { changedBehaviour } from './support/changed-behaviour.ts'
import { changedSteps } from './support/changed-steps.ts'
import { compare, type Noticed } from './support/compare.ts'

const noticed: readonly Noticed[] = [...changedSteps, ...changedBehaviour]

describe('what somebody notices', () => {
  it.each(noticed)('%s', (_, base, edits, says, trace) => {
    const { changes, sameBehaviour } = compare(base, edits)
    const worded = groupChanges(changes).map(changeInWords)
    const matching = worded.filter(({ sentence }) => sentence.includes(says))
    expect(matching.length > 0 ? says : worded.map(({ sentence }) => sentence).join('\n')).toContain(says)
    if (trace !== undefined) expect(matching.flatMap((each) => each.trace).join('\n')).toContain(trace)
    expect(sameBehaviour).toBe(false)
  })
})
