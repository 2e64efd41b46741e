import type { CompiledFlow, Rule, Scope, Values } from '../flow/index.ts'
import { backDestination, placeOf } from './destination.ts'
import { handlerOf, scopeOf } from './dispatch.ts'
import type { State, UserEvent } from './state.ts'

/**
 * Whether an event would lead anywhere now: what decides if a control is shown. The payload is not known yet, so a
 * condition that looks at it counts as one that may hold.
 */
export function accepts(flow: CompiledFlow, state: State, type: string): boolean {
  const handler = handlerOf(flow, state, { type: type as UserEvent['type'] })
  switch (handler.kind) {
    case 'rules':
      return handler.rules.some((rule) => mayHold(rule, scopeOf(state, unknownPayload)))
    case 'back':
      return backDestination(flow, handler.rules, placeOf(flow, state), scopeOf(state, {})).to !== null
    default:
      return handler.kind !== 'ignored'
  }
}

function mayHold({ test }: Rule, scope: Scope): boolean {
  try {
    return test === null || test(scope)
  } catch (thrown) {
    if (thrown === payloadRead) return true
    throw thrown
  }
}

/** No `new Error`: its stack trace, which nobody reads, takes as long as to compile this file anew. */
const payloadRead: Error = { name: 'PayloadRead', message: '' }

/** Throws when a condition reads one of its keys. */
const unknownPayload: Values = new Proxy(
  {},
  {
    get: () => {
      throw payloadRead
    },
    getOwnPropertyDescriptor: () => {
      throw payloadRead
    },
  },
)
