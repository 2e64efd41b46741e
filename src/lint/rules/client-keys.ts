import { childPointer, editDistance, suggest } from '../../flow/index.ts'
import { clientInfoKeys as known } from '../../generated/api.names.ts'
import type { FlowRule } from '../rule.ts'
import { mostWrongLetters } from './parts/facts.ts'

const prefix = 'client.'

/** A server may send any further key, so this is a warning. */
export const clientKeys: FlowRule<'client-keys'> = {
  id: 'client-keys',
  severity: 'warning',
  over: 'flow',
  summary: 'A key of client info that an input reads is no misspelling of a known one.',
  rank: 'definition',
  check: ({ compiled }, report) => {
    if (!compiled) return
    const inputs = Object.entries(compiled.definition.inputs)
    const isRead = (key: string) => inputs.some(([, { from }]) => from === prefix + key)
    for (const [name, { from }] of inputs) {
      const key = from.slice(prefix.length)
      if (!from.startsWith(prefix) || Object.hasOwn(known, key)) continue
      const meant = suggest(key, Object.keys(known))
      if (meant.kind !== 'did-you-mean') continue
      // Where the known key is read as well, another key with parts of its name is probably a key of its own.
      if (isRead(meant.name) && editDistance(key, meant.name) > mostWrongLetters) continue
      report(childPointer('/inputs', name, 'from'), { code: 'near-miss', key, meant: meant.name })
    }
  },
}
