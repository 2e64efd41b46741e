import type { CompiledFlow } from './model.ts'

/** The flow of a session, for statistics: a variant goes under the name of the flow that it extends. */
export interface FlowIdentity {
  flow: string
  version: number
  variant: string | null
}

export const identityOf = ({ name, base, version }: CompiledFlow): FlowIdentity => ({
  flow: base ?? name,
  version,
  variant: base === null ? null : name,
})
