/** Where the parts of a definition stand that can be got wrong: rules, goals, conditions. */
import { everywhere, keysAt, read } from './pointer.ts'

/** A place where a flow is told what happens: a name, a rule, or a list of rules. */
export function targets(flow: unknown): string[] {
  const bodies = ['/steps', ...everywhere(flow, 'states')].flatMap((at) =>
    keysAt(flow, at).map((name) => `${at}/${name}`),
  )
  const handlers = bodies.flatMap((at) => keysAt(flow, `${at}/on`).map((event) => `${at}/on/${event}`))
  const statuses = bodies.flatMap((at) => keysAt(flow, `${at}/status`).map((status) => `${at}/status/${status}`))
  const outcomes = ['onDone', 'onError', 'onTimeout'].flatMap((key) => everywhere(flow, key))
  const backs = everywhere(flow, 'back').filter((at) => read(flow, at) !== 'none')
  return ['/start', ...handlers, ...statuses, ...outcomes, ...backs].filter((at) => read(flow, at) !== undefined)
}

/** Lists of rules, of which the first that holds is taken. */
export const ruleLists = (flow: unknown): string[] => targets(flow).filter((at) => Array.isArray(read(flow, at)))

export function rules(flow: unknown): string[] {
  return targets(flow).flatMap((at) => {
    const target = read(flow, at)
    if (Array.isArray(target)) return target.map((_, index) => `${at}/${index}`)
    return typeof target === 'string' ? [] : [at]
  })
}

/** Where it is said where a rule leads. */
export function goals(flow: unknown): string[] {
  const named = targets(flow).filter((at) => typeof read(flow, at) === 'string')
  return [...named, ...rules(flow).map((at) => `${at}/to`)].filter((at) => read(flow, at) !== undefined)
}

/** Conditions of rules and of steps, and by name those that they ask. */
export function conditions(flow: unknown): string[] {
  const asked = ['if', 'when'].flatMap((key) => everywhere(flow, key))
  for (const at of asked)
    for (const part of parts(flow, at)) {
      const named = `/conditions/${read(flow, part)}`
      if (typeof read(flow, part) === 'string' && !asked.includes(named)) asked.push(named)
    }
  return asked
}

/** The conditions that a condition is made of, itself included. */
export function parts(flow: unknown, at: string): string[] {
  const [operator] = keysAt(flow, at)
  if (operator === '!') return [at, ...parts(flow, `${at}/!`)]
  if (operator !== 'and' && operator !== 'or') return [at]
  return [at, ...keysAt(flow, `${at}/${operator}`).flatMap((index) => parts(flow, `${at}/${operator}/${index}`))]
}

export const stepOf = (pointer: string): string | null => /^\/steps\/([^/]+)/.exec(pointer)?.[1] ?? null

/** Steps and states, each by the name that leads there from anywhere. */
export function placeNames(flow: unknown): string[] {
  return keysAt(flow, '/steps').flatMap((step) => {
    const states = keysAt(flow, `/steps/${step}/states`)
    return states.length === 0 ? [step] : states.map((state) => `${step}.${state}`)
  })
}
