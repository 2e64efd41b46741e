import { childPointer } from '../../flow/index.ts'
import type { InputField } from '../../generated/flow.types.ts'
import type { FlowRule } from '../rule.ts'

const keysOfOthers = [
  'enum',
  'type',
  'minimum',
  'maximum',
  'nullable',
  'noneOf',
] as const satisfies (keyof InputField)[]

export const splits: FlowRule<'splits'> = {
  id: 'splits',
  severity: 'error',
  over: 'flow',
  summary: 'The shares of a split add up to 100, and are all that it declares.',
  rank: 'definition',
  check: ({ compiled }, report) => {
    if (!compiled) return
    for (const [input, declared] of Object.entries(compiled.definition.inputs)) {
      const { from: source, shares } = declared
      const at = (key: string) => childPointer('/inputs', input, key)
      if (source !== 'split') {
        if (shares) report(at('shares'), { code: 'shares-without-split', input, source })
        continue
      }
      const sum = Object.values(shares ?? {}).reduce((total, share) => total + share, 0)
      if (sum !== 100) report(at('shares'), { code: 'shares-not-100', input, sum })
      for (const key of keysOfOthers.filter((each) => declared[each] !== undefined))
        report(at(key), { code: 'key-beside-shares', input, key }, { fix: { pointer: at(key) }, marksKey: true })
    }
  },
}
