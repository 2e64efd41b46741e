/** Rules: what they do, and their order. */
import {
  childPointer,
  defined,
  lastSegment,
  parentPointer,
  pointerSegments,
  siblingPointer,
} from '../../../src/flow/index.ts'
import { absent, keysAt, nodesWithKey, read } from '../pointer.ts'
import { ruleLists, rules, targets } from '../sites.ts'
import { after, mutation, type Operator, without } from './operator.ts'

const inLists = (flow: unknown) =>
  ruleLists(flow).flatMap((at) => keysAt(flow, at).map((index) => ({ at, index: Number(index) })))

export const dropRule: Operator = (flow) =>
  inLists(flow).map(({ at, index }) => mutation(childPointer(at, index), absent, 'is missing'))

export const swapRules: Operator = (flow) =>
  inLists(flow).flatMap(({ at, index }) => {
    const [one, other] = [read(flow, childPointer(at, index)), read(flow, childPointer(at, index + 1))]
    if (other === undefined) return []
    const edits = [[childPointer(at, index), other] as const, [childPointer(at, index + 1), one] as const]
    return [{ pointer: at, description: `asks rule ${index + 1} before rule ${index}`, edits }]
  })

const handlers = (flow: unknown) => targets(flow).filter((at) => pointerSegments(at).at(-2) === 'on')

export const dropHandler: Operator = (flow) =>
  handlers(flow).map((pointer) => mutation(pointer, absent, 'is not heard'))

/** Two events of the same place do what the other should. */
export const swapHandlers: Operator = (flow) =>
  handlers(flow).flatMap((pointer) => {
    const on = parentPointer(pointer)
    const events = keysAt(flow, on)
    const other = events[events.indexOf(defined(lastSegment(pointer), 'event')) + 1]
    if (other === undefined) return []
    const edits = [
      [pointer, read(flow, childPointer(on, other))] as const,
      [childPointer(on, other), read(flow, pointer)] as const,
    ]
    return [{ pointer, description: `does what ${other} does, and the other way round`, edits }]
  })

export const swapOutcomes: Operator = (flow) =>
  nodesWithKey(flow, 'onDone').map((pointer) => {
    const onError = siblingPointer(pointer, 'onError')
    const edits = [[pointer, read(flow, onError)] as const, [onError, read(flow, pointer)] as const]
    return { pointer, description: 'success does what failure does, and the other way round', edits }
  })

export const dropSet = without('sets nothing', 'set')
export const dropUnset = without('puts nothing back', 'unset')
export const dropEmit = without('tells the host nothing', 'emit')
export const dropCall = without('calls nothing', 'do')
export const dropDelay = without('does not wait', 'after')

export const dropOutcome = without('is not said', 'onDone', 'onError', 'onTimeout')

export const otherReason: Operator = (flow) =>
  nodesWithKey(flow, 'error').map((pointer) => {
    const reason = after(['InvalidCredentials', 'Error', 'Timeout'], read(flow, pointer))
    return mutation(pointer, reason, `tells ${reason}`)
  })

/** Success for an error, an error for success. */
export const otherMessage: Operator = (flow) =>
  nodesWithKey(flow, 'emit').map((pointer) => {
    const isError = keysAt(flow, pointer).includes('error')
    const emit = isError ? { success: '$data.result' } : { error: 'Error' }
    return mutation(pointer, emit, isError ? 'tells success' : 'tells an error')
  })

export const otherCall: Operator = (flow) => {
  const effects = nodesWithKey(flow, 'effect').filter((at) => pointerSegments(at).at(-2) === 'do')
  const names = [...new Set(effects.map((at) => read(flow, at)))]
  return effects.map((pointer) => {
    const name = after(names, read(flow, pointer))
    return mutation(pointer, name, `calls ${name}`)
  })
}

export const otherValue: Operator = (flow) =>
  nodesWithKey(flow, 'set').flatMap((set) =>
    keysAt(flow, set).flatMap((field) => {
      const pointer = childPointer(set, field)
      const domain = read(flow, childPointer('/data', field, 'enum'))
      const value = Array.isArray(domain) ? after(domain, read(flow, pointer)) : '$outcome'
      return value === read(flow, pointer) ? [] : [mutation(pointer, value, `sets ${value}`)]
    }),
  )

/** Sets or resets another field. */
export const otherField: Operator = (flow) => {
  const fields = keysAt(flow, '/data')
  const sets = nodesWithKey(flow, 'set').flatMap((set) =>
    keysAt(flow, set).map((field) => {
      const other = after(fields, field) ?? field
      return mutation(set, { [other]: read(flow, childPointer(set, field)) }, `sets ${other} instead of ${field}`)
    }),
  )
  const unsets = nodesWithKey(flow, 'unset').flatMap((unset) =>
    keysAt(flow, unset).map((index) => {
      const pointer = childPointer(unset, index)
      const other = after(fields, read(flow, pointer))
      return mutation(pointer, other, `puts back ${other}`)
    }),
  )
  return [...sets, ...unsets]
}

export const otherDelay: Operator = (flow) =>
  rules(flow)
    .map((at) => childPointer(at, 'after'))
    .filter((at) => typeof read(flow, at) === 'string')
    .map((pointer) => mutation(pointer, 'loadingMessageEveryMs', 'waits for another time'))
