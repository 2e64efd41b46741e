/** What stands outside the widget when a session opens, chosen so that a flow reads the inputs of a path from it. */
import { isDeepStrictEqual } from 'node:util'
import { anyReference } from '../../../src/engine/index.ts'
import { type CompiledFlow, readInputs, type Values } from '../../../src/flow/index.ts'

export interface Outside {
  /** Client info, as far as the flow reads it. */
  client: Values
  /** The values of the splits that the flow declares. */
  split: Values
  /** update: the session is about the source that client info names; refresh: its connection runs already. */
  kind: 'new' | 'update' | 'refresh'
  /** The host names a source in the widget's address. */
  isPreselected: boolean
  /** A connection was begun before the widget opened. */
  isBegun: boolean
}

const kinds: Readonly<Record<string, Outside['kind']>> = { Normal: 'new', Refresh: 'refresh' }

/** null: the sandbox has no such session. */
export function outsideOf(flow: CompiledFlow, inputs: Values): Outside | null {
  const [client, split] = [readFrom('client', flow, inputs), readFrom('split', flow, inputs)]
  const kind = kinds[String(client['mode'] ?? 'Normal')] ?? 'update'
  const yesOrNo = [false, true]
  const candidates = yesOrNo.flatMap((isPreselected) =>
    yesOrNo.map((isBegun): Outside => ({ client, split, kind, isPreselected, isBegun })),
  )
  return candidates.find((each) => isPossible(each) && isDeepStrictEqual(inputsFrom(flow, each), inputs)) ?? null
}

/** Client info names the source of an update; the client's own server begins a refresh. */
const isPossible = ({ kind, isPreselected, isBegun }: Outside): boolean =>
  (kind === 'new' || !isPreselected) && (kind !== 'refresh' || isBegun)

function inputsFrom(flow: CompiledFlow, { client, split, kind, isPreselected, isBegun }: Outside): Values {
  const source = kind !== 'new' || isPreselected ? anyReference : null
  return readInputs(flow, { client, session: { source, status: isBegun ? 'Connecting' : 'New' }, split })
}

function readFrom(root: 'client' | 'split', flow: CompiledFlow, inputs: Values): Values {
  const given = flow.inputs.filter(({ name, from }) => from.root === root && inputs[name] !== null)
  return Object.fromEntries(given.map(({ name, from }) => [from.key, inputs[name]]))
}
