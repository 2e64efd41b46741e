/** The clients in whose sessions a place is looked for. */
import { type CompiledFlow, forInputs, type Input, type Outside, readInputs, type Values } from '../flow/index.ts'
import type { ClientInfo } from '../generated/api.types.ts'
import { sampleClient, sampleSource } from './sample.ts'

/** What a preview is told of its session; the rest is sample data. */
export interface GivenSession {
  client?: ClientInfo
  /** Values of splits, by input. */
  splits?: Values
}

export interface CandidateClient {
  client: ClientInfo
  inputs: Values
  /** The flow as it is for these inputs. */
  flow: CompiledFlow
}

/** What differs from the sample client and its session. */
type Change = Partial<Outside>

/**
 * First the sample client, then the same with each input changed in turn: a handful of a thousand combinations. What
 * `given` says holds for all of them, so that nothing is shown that this client can't see.
 */
export function* candidateClients(flow: CompiledFlow, given: GivenSession): Generator<CandidateClient> {
  const changes = flow.inputs.flatMap((input) =>
    domainOf(input).map((value): Change => ({ [input.from.root]: { [input.from.key]: value } })),
  )
  for (const change of [{}, ...changes]) {
    const candidate = changed(flow, change, given)
    yield { ...candidate, flow: forInputs(flow, candidate.inputs) }
  }
}

function changed(flow: CompiledFlow, change: Change, given: GivenSession): Omit<CandidateClient, 'flow'> {
  const client: ClientInfo = { ...sampleClient, ...change.client, ...given.client }
  const source = client.update_mode?.source ?? (updates.includes(client.mode) ? sampleSource : null)
  const session = { source, status: null, ...change.session }
  const split = { ...change.split, ...given.splits }
  return { client, inputs: readInputs(flow, { client: { ...client }, session, split }) }
}

/** With these modes client info names the source that is updated. */
const updates: readonly ClientInfo['mode'][] = ['UpdateCredentials', 'UpdateAccountSelection']

/** Values to read an input from; for one with `noneOf`, none and one that is not listed. */
function domainOf({ values, noneOf }: Input): readonly unknown[] {
  if (noneOf) return [null, true]
  return values === 'reference' ? [sampleSource] : values
}
