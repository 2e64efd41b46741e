import { didYouMean } from '../../flow/index.ts'
import type { FlowDefinition, InputField } from '../../generated/flow.types.ts'
import type { FlowRule } from '../rule.ts'
import { clientKeys, type Kind, sessionKeys } from './parts/facts.ts'

const known: Readonly<Record<string, Kind>> = Object.fromEntries(
  Object.entries({ client: clientKeys, session: sessionKeys }).flatMap(([root, keys]) =>
    Object.entries(keys).map(([key, kind]) => [`${root}.${key}`, kind]),
  ),
)

export const inputSources: FlowRule = {
  id: 'input-sources',
  severity: 'error',
  over: 'flow',
  summary: 'An input reads a key that exists and has its type, and no two inputs read the same key.',
  check: ({ compiled }, report) => {
    if (!compiled) return
    const inputs = Object.entries(compiled.definition.inputs)
    for (const [index, [name, input]] of inputs.entries()) {
      const at = `/inputs/${name}/from`
      const kind = Object.hasOwn(known, input.from) ? known[input.from] : undefined
      const twin = inputs.slice(0, index).find(([, other]) => readsTheSame(other, input))
      if (!kind) report(at, `There is no '${input.from}' to read. ${didYouMean(input.from, Object.keys(known))}`)
      else if (!fits(kind, input)) {
        const [noun, declaration] = declarations[kind]
        report(at, `'${input.from}' is ${noun}, so '${name}' would always have its default. Give it ${declaration}.`)
      } else if (twin)
        report(at, `'${name}' and '${twin[0]}' both read '${input.from}'. Read another key, or use one input for both.`)
    }
  },
}

type Input = FlowDefinition['inputs'][string]

const readsTheSame = (a: Input, b: Input) => a.from === b.from && JSON.stringify(a.noneOf) === JSON.stringify(b.noneOf)

const declarations: Readonly<Record<Kind, readonly [noun: string, declaration: string]>> = {
  boolean: ['true or false', '"type": "boolean"'],
  text: ['a text', 'an "enum"'],
  thing: ['a reference', '"type": "reference"'],
}

/** "noneOf" turns a text into a boolean. */
function fits(kind: Kind, input: InputField): boolean {
  if (kind === 'boolean') return input.type === 'boolean' && !input.noneOf
  if (kind === 'thing') return input.type === 'reference'
  return input.enum !== undefined || input.noneOf !== undefined || input.type === 'reference'
}
