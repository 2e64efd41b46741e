import { childPointer, isSameJson, suggest } from '../../flow/index.ts'
import { clientInfoKeys } from '../../generated/api.names.ts'
import type { FlowDefinition, InputField } from '../../generated/flow.types.ts'
import type { FlowRule } from '../rule.ts'
import { sessionKeys, type ValueKind } from './parts/facts.ts'

const known: Readonly<Record<string, ValueKind>> = Object.fromEntries(
  Object.entries({ client: clientInfoKeys, session: sessionKeys }).flatMap(([root, keys]) =>
    Object.entries(keys).map(([key, kind]) => [`${root}.${key}`, kind]),
  ),
)

const ofSession = Object.keys(known).filter((source) => source.startsWith('session.'))

export const inputSources: FlowRule<'input-sources'> = {
  id: 'input-sources',
  severity: 'error',
  over: 'flow',
  summary: 'An input reads a value that exists and has its type, and no two inputs read the same one.',
  check: ({ compiled }, report) => {
    if (!compiled) return
    const inputs = Object.entries(compiled.definition.inputs)
    for (const [index, [name, input]] of inputs.entries()) {
      const at = childPointer('/inputs', name, 'from')
      const { from: source } = input
      const kind = Object.hasOwn(known, source) ? known[source] : undefined
      const earlier = inputs.slice(0, index).find(([, other]) => readsTheSame(other, input))
      if (!kind && source.startsWith('session.'))
        report(at, { code: 'unknown-source', source, suggestion: suggest(source, ofSession) })
      else if (kind && !fits(kind, input)) report(at, { code: 'wrong-type', source, kind, input: name })
      else if (earlier && source !== 'split')
        report(at, { code: 'same-source', input: name, other: earlier[0], source })
    }
  },
}

type Input = FlowDefinition['inputs'][string]

const readsTheSame = (a: Input, b: Input) => a.from === b.from && isSameJson(a.noneOf, b.noneOf)

/** "noneOf" turns a text into a boolean. */
function fits(kind: ValueKind, input: InputField): boolean {
  if (kind === 'boolean') return input.type === 'boolean' && !input.noneOf
  if (kind === 'thing') return input.type === 'reference'
  return input.enum !== undefined || input.noneOf !== undefined || input.type === 'reference'
}
