/** Customers to compare: the usual one, those who differ from it in one setting, and those with a flow file of their own. */
import { clientsOf } from '../../analysis/index.ts'
import { defaultsFirst, start } from '../../engine/index.ts'
import { type CompiledFlow, defined, forInputs, type Input, type Values } from '../../flow/index.ts'
import { extendedName, isFlowFile, type Override, type SourceFile, siblingFlow } from '../../flow-files/index.ts'
import { modelOptions } from '../../flow-tests/index.ts'
import type { SoundVersion } from './version.ts'

export interface Customer {
  /** Unique. */
  id: string
  /** Of the flow that it gets. */
  file: string
  /** The file extends the one that is edited. */
  isVariant: boolean
  /** null: the usual customer of the file. */
  setting: Setting | null
  /** As the flow reads them; the usual ones but for `setting`, and what the tests assume to go with it. */
  inputs: Values
  /** Client info and splits from which the inputs are read. */
  client: Values
  splits: Readonly<Record<string, string>>
  /** The steps that it is shown in their order, as far as that is known at the start. */
  path: readonly string[]
  /** Of a variant: what its file changes. */
  overrides: readonly Override[]
}

export interface Setting {
  input: string
  value: unknown
}

/** A customer for each value of a setting or split that somebody can have, as near to the usual one as possible. */
export function customersOf(file: string, version: SoundVersion): Customer[] {
  const { flow } = version
  const clients = clientsIn(version)
  const settings = flow.inputs.flatMap((input) => valuesOf(input).map((value) => ({ input: input.name, value })))
  return [null, ...settings].flatMap((setting) => {
    const inputs = clients.find((each) => setting === null || each[setting.input] === setting.value)
    return inputs ? [customerWith(file, flow, setting, inputs)] : []
  })
}

/** The usual customer of a variant. */
export const customerOfVariant = (file: string, version: SoundVersion): Customer => ({
  ...customerWith(file, version.flow, null, defined(clientsIn(version)[0], 'client')),
  isVariant: true,
  overrides: version.overrides,
})

const clientsIn = ({ flow, tests }: SoundVersion): Values[] =>
  defaultsFirst(flow, clientsOf(flow, modelOptions(tests).assumptions))

/** Values that client info or a split can give, but the usual one. */
function valuesOf({ from, values, fallback }: Input): readonly unknown[] {
  if (from.root === 'session' || values === 'reference') return []
  return values.filter((value) => value !== fallback && value !== null)
}

/** The customer of a way that a finding or a test shows. */
export const customerOf = (file: string, flow: CompiledFlow, inputs: Values): Customer => ({
  ...customerWith(file, flow, null, inputs),
  id: JSON.stringify(inputs),
})

function customerWith(file: string, flow: CompiledFlow, setting: Setting | null, inputs: Values): Customer {
  const from = (root: Input['from']['root']) => {
    const known = flow.inputs.filter(
      (input) => input.from.root === root && !input.noneOf && inputs[input.name] !== null,
    )
    return Object.fromEntries(known.map((input) => [input.from.key, inputs[input.name]]))
  }
  const id = setting ? `${file} ${setting.input} ${String(setting.value)}` : file
  const splits = from('split') as Record<string, string>
  return {
    id,
    file,
    isVariant: false,
    setting,
    inputs,
    client: from('client'),
    splits,
    path: pathOf(flow, inputs),
    overrides: [],
  }
}

function pathOf(flow: CompiledFlow, inputs: Values): string[] {
  const own = forInputs(flow, inputs)
  const { data } = start(own, inputs).state
  return own.path.filter(({ test }) => test === null || test({ in: inputs, data, event: {} })).map(({ step }) => step)
}

/** The flow files that extend a flow, themselves or through another. */
export function variantsOf(file: string, files: readonly SourceFile[]): string[] {
  const own = files.filter((each) => {
    const name = isFlowFile(each.file) ? extendedName(each.text) : null
    return name !== null && siblingFlow(each.file, name) === file
  })
  return own.flatMap((each) => [each.file, ...variantsOf(each.file, files)])
}
