/** Loads, polls, inputs and data. */
import { childPointer, defined, parentPointer, pointerSegments, siblingPointer } from '../../../src/flow/index.ts'
import { absent, keysAt, nodesWithKey, read } from '../pointer.ts'
import { after, mutation, type Operator, without } from './operator.ts'

export const dropLoad = without('reads nothing', 'load')
export const dropRaises = without('keeps quiet when the read fails', 'raises')
export const dropPoll = without('asks nothing again', 'poll')
export const dropInterval = without('does not say how often', 'everyMs')
export const dropLimit = without('does not say for how long', 'timeoutMs')

export const otherLoad: Operator = (flow) => {
  const effects = nodesWithKey(flow, 'effect').filter((at) => pointerSegments(at).at(-2) === 'load')
  const names = effects.map((at) => read(flow, at))
  return effects.map((pointer) => {
    const name = after(names, read(flow, pointer))
    return mutation(pointer, name, `reads ${name}`)
  })
}

export const otherRaise: Operator = (flow) =>
  nodesWithKey(flow, 'raises').map((pointer) => {
    const name = after(['CAPTCHA_QUERY_ERROR', 'MFA_QUERY_ERROR', 'BACK'], read(flow, pointer) as string)
    return mutation(pointer, name, `raises ${name}`)
  })

/** Seconds for milliseconds, and the other way round. */
export const otherUnit: Operator = (flow) =>
  ['everyMs', 'timeoutMs'].flatMap((key) =>
    nodesWithKey(flow, key).flatMap((pointer) => {
      const ms = read(flow, pointer) as number
      return [mutation(pointer, ms / 1000, `is ${ms / 1000}`), mutation(pointer, ms * 1000, `is ${ms * 1000}`)]
    }),
  )

/** One more state that is polled, or one fewer. */
export const otherPolled: Operator = (flow) =>
  nodesWithKey(flow, 'in')
    .filter((at) => pointerSegments(at).at(-2) === 'poll')
    .flatMap((pointer) => {
      const states = keysAt(flow, siblingPointer(parentPointer(pointer), 'states'))
      const polled = read(flow, pointer) as string[]
      const fewer = polled.map((state, index) => mutation(childPointer(pointer, index), absent, `leaves out ${state}`))
      const more = states.filter((state) => !polled.includes(state))
      return [...fewer, ...more.map((state) => mutation(pointer, [...polled, state], `polls in ${state} too`))]
    })

export const otherInit: Operator = (flow) =>
  keysAt(flow, '/data').flatMap((field) => {
    const pointer = childPointer('/data', field, 'init')
    const init = read(flow, pointer)
    const domain = read(flow, childPointer('/data', field, 'enum'))
    if (init === undefined) return []
    if (Array.isArray(domain)) return [mutation(pointer, after(domain, init), `begins as ${after(domain, init)}`)]
    return [
      mutation(pointer, absent, 'begins as nothing'),
      ...(init === false ? [mutation(pointer, true, 'begins as true')] : []),
    ]
  })

export const otherDefault: Operator = (flow) =>
  keysAt(flow, '/inputs').flatMap((name) => {
    const pointer = childPointer('/inputs', name, 'default')
    const value = read(flow, pointer)
    const domain = read(flow, childPointer('/inputs', name, 'enum'))
    if (Array.isArray(domain))
      return [mutation(pointer, after(domain, value), `is ${after(domain, value)} unless told`)]
    return typeof value === 'boolean' ? [mutation(pointer, !value, `is ${!value} unless told`)] : []
  })

/** Read from where another input is read. */
export const otherSource: Operator = (flow) => {
  const names = keysAt(flow, '/inputs')
  return names.map((name) => {
    const from = read(flow, childPointer('/inputs', defined(after(names, name), 'other input'), 'from'))
    return mutation(childPointer('/inputs', name, 'from'), from, `is read from ${from}`)
  })
}

export const dropValue: Operator = (flow) =>
  ['/inputs', '/data'].flatMap((fields) =>
    keysAt(flow, fields).flatMap((name) =>
      ['enum', 'noneOf'].flatMap((key) =>
        keysAt(flow, `${fields}/${name}/${key}`).map((index) =>
          mutation(`${fields}/${name}/${key}/${index}`, absent, `${key} leaves out a value`),
        ),
      ),
    ),
  )
