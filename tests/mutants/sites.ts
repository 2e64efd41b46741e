/** The pointers of all that can be mistaken in a definition: rules, targets, conditions. */
import { childPointer } from '../../src/flow/index.ts'
import { keysAt, nodesWithKey, read } from './pointer.ts'

/** Where a flow says what follows: a name, a rule, or a list of rules. */
export function targets(flow: unknown): string[] {
  const bodies = ['/steps', ...nodesWithKey(flow, 'states')].flatMap((at) =>
    keysAt(flow, at).map((name) => childPointer(at, name)),
  )
  const handlers = bodies.flatMap((at) =>
    keysAt(flow, childPointer(at, 'on')).map((event) => childPointer(at, 'on', event)),
  )
  const statuses = bodies.flatMap((at) =>
    keysAt(flow, childPointer(at, 'status')).map((status) => childPointer(at, 'status', status)),
  )
  const outcomes = ['onDone', 'onError', 'onTimeout'].flatMap((key) => nodesWithKey(flow, key))
  const failures = keysAt(flow, '/failures').map((kind) => childPointer('/failures', kind))
  const backs = nodesWithKey(flow, 'back').filter((at) => read(flow, at) !== 'none')
  return ['/start', ...failures, ...handlers, ...statuses, ...outcomes, ...backs].filter(
    (at) => read(flow, at) !== undefined,
  )
}

/** Lists of rules, of which the first that holds is taken. */
export const ruleLists = (flow: unknown): string[] => targets(flow).filter((at) => Array.isArray(read(flow, at)))

export function rules(flow: unknown): string[] {
  return targets(flow).flatMap((at) => {
    const target = read(flow, at)
    if (Array.isArray(target)) return target.map((_, index) => childPointer(at, index))
    return typeof target === 'string' ? [] : [at]
  })
}

/** The names of the places that rules lead to. */
export function targetNames(flow: unknown): string[] {
  const named = targets(flow).filter((at) => typeof read(flow, at) === 'string')
  return [...named, ...rules(flow).map((at) => childPointer(at, 'to'))].filter((at) => read(flow, at) !== undefined)
}

/** Conditions of rules and of steps, and the named conditions that these refer to. */
export function conditions(flow: unknown): string[] {
  const found = ['if', 'when'].flatMap((key) => nodesWithKey(flow, key))
  for (const at of found)
    for (const part of parts(flow, at)) {
      const name = read(flow, part)
      const named = typeof name === 'string' ? [childPointer('/conditions', name)] : []
      found.push(...named.filter((pointer) => !found.includes(pointer)))
    }
  return found
}

/** The conditions that a condition is made of, itself included. */
export function parts(flow: unknown, at: string): string[] {
  const [operator] = keysAt(flow, at)
  if (operator === '!') return [at, ...parts(flow, childPointer(at, '!'))]
  if (operator !== 'and' && operator !== 'or') return [at]
  return [
    at,
    ...keysAt(flow, childPointer(at, operator)).flatMap((index) => parts(flow, childPointer(at, operator, index))),
  ]
}

export const stepOf = (pointer: string): string | null => /^\/steps\/([^/]+)/.exec(pointer)?.[1] ?? null

/** Steps and states, each by the name that leads there from anywhere. */
export function placeNames(flow: unknown): string[] {
  return keysAt(flow, '/steps').flatMap((step) => {
    const states = keysAt(flow, childPointer('/steps', step, 'states'))
    return states.length === 0 ? [step] : states.map((state) => `${step}.${state}`)
  })
}
