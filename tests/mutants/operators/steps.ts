/** Steps, states and the path: where the user is, what they see, and where they can go back to. */
import { childPointer, isPointerBelow, siblingPointer } from '../../../src/flow/index.ts'
import { absent, keysAt, nodesWithKey, read } from '../pointer.ts'
import { after, type Mutation, mutation, type Operator, without } from './operator.ts'

const each = (flow: unknown, key: string, make: (value: unknown, known: readonly unknown[]) => unknown): Mutation[] => {
  const places = nodesWithKey(flow, key).filter((pointer) => isPointerBelow(pointer, '/steps'))
  const known = [...new Set(places.map((pointer) => read(flow, pointer)))]
  return places.flatMap((pointer) => {
    const value = make(read(flow, pointer), known)
    return value === undefined || value === read(flow, pointer) ? [] : [mutation(pointer, value, `is ${value}`)]
  })
}

const path = (flow: unknown) => read(flow, '/path') as string[]

export const swapSteps: Operator = (flow) =>
  path(flow).flatMap((step, index) => {
    const other = path(flow)[index + 1]
    if (other === undefined) return []
    const edits = [[childPointer('/path', index), other] as const, [childPointer('/path', index + 1), step] as const]
    return [{ pointer: childPointer('/path', index), description: `puts ${other} before ${step}`, edits }]
  })

export const dropFromPath: Operator = (flow) =>
  path(flow).map((step, index) => mutation(childPointer('/path', index), absent, `leaves out ${step}`))

export const addToPath: Operator = (flow) =>
  keysAt(flow, '/steps')
    .filter((step) => !path(flow).includes(step))
    .map((step) => mutation('/path', [...path(flow), step], `puts ${step} on the path`))

/** Switched off where it was on. */
export const toggle: Operator = (flow) =>
  keysAt(flow, '/steps').map((step) => mutation(childPointer('/steps', step, 'enabled'), false, 'is switched off'))

export const dropStep: Operator = (flow) =>
  keysAt(flow, '/steps').map((step) => mutation(childPointer('/steps', step), absent, 'is gone'))

export const dropState: Operator = (flow) =>
  nodesWithKey(flow, 'states').flatMap((states) =>
    keysAt(flow, states).map((state) => mutation(`${states}/${state}`, absent, 'is gone')),
  )

export const otherInitial: Operator = (flow) =>
  nodesWithKey(flow, 'initial').map((pointer) => {
    const states = keysAt(flow, siblingPointer(pointer, 'states'))
    const state = after(states, read(flow, pointer) as string)
    return mutation(pointer, state, `begins with ${state}`)
  })

export const otherScreen: Operator = (flow) => each(flow, 'screen', (screen, known) => after(known, screen))
export const otherRoute: Operator = (flow) => each(flow, 'route', (route, known) => after(known, route))
export const otherHistory: Operator = (flow) => [
  ...each(flow, 'history', () => 'none'),
  ...keysAt(flow, '/steps').map((step) =>
    mutation(childPointer('/steps', step, 'history'), 'push', 'adds an entry to the history'),
  ),
]
export const dropBack = without('has no rule for going back', 'back')

/** BACK leads somewhere where it did nothing, and the other way round. */
export const otherBack: Operator = (flow) => each(flow, 'back', (back) => (back === 'none' ? path(flow)[0] : 'none'))

export const dropEnter = without('does nothing on entering', 'enter')
export const dropRoute = without('has no address', 'route')
export const dropHistory = without('replaces the address', 'history')
export const dropKeepMounted = without('is not kept', 'keepMounted')
export const dropFinal = without('is not said to be the end', 'final')
export const dropInitial = without('begins with the first', 'initial')
export const dropScreen = without('shows nothing', 'screen')

export const dropStatus: Operator = (flow) =>
  nodesWithKey(flow, 'status').flatMap((table) =>
    keysAt(flow, table).map((status) => mutation(`${table}/${status}`, absent, 'is missing')),
  )

/** Each status does what the next one in the table should. */
export const swapStatuses: Operator = (flow) =>
  nodesWithKey(flow, 'status').flatMap((table) =>
    keysAt(flow, table).flatMap((status, index, all) => {
      const other = all[index + 1]
      if (other === undefined) return []
      const [one, two] = [`${table}/${status}`, `${table}/${other}`]
      const edits = [[one, read(flow, two)] as const, [two, read(flow, one)] as const]
      return [{ pointer: one, description: `does what ${other} does, and the other way round`, edits }]
    }),
  )

export const otherOverlay: Operator = (flow) =>
  keysAt(flow, '/overlays').flatMap((id) => {
    const on = childPointer('/overlays', id, 'on')
    const ends = keysAt(flow, on).flatMap((event) => [
      mutation(
        childPointer(on, event),
        read(flow, childPointer(on, event)) === '@stay' ? '@close' : '@stay',
        'ends the other way',
      ),
      mutation(childPointer(on, event), absent, 'is not heard'),
    ])
    return [...ends, mutation(childPointer('/overlays', id, 'opensOn'), 'FINISH', 'opens on FINISH')]
  })
