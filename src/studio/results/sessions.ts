/** Every point in the sessions of one customer, found when it is asked for. */
import { createAlphabet, type Event, eventIn, type State, start, transition, unnumbered } from '../../engine/index.ts'
import { type CompiledFlow, forInputs, type Values } from '../../flow/index.ts'
import { appearance } from './appearance.ts'

/** A state, whatever the numbers of its entries are and whichever steps were passed: neither decides what follows. */
export interface Point {
  readonly state: State
}

export interface Sessions {
  first: Point
  appearanceOf: (point: Point) => string
  /** What can happen, and what follows; an event that changes nothing is left out. */
  leadsTo: (point: Point) => readonly { event: Event; to: Point }[]
  /** What follows an event, which may be one of another flow; the same point if it can't happen. */
  next: (point: Point, event: Event) => Point
}

const found = new WeakMap<CompiledFlow, Map<string, Sessions>>()

/** Remembered by flow: the one that was opened is compared with after each edit. */
export function sessionsOf(flow: CompiledFlow, inputs: Values): Sessions {
  const known = found.get(flow) ?? new Map<string, Sessions>()
  found.set(flow, known)
  const key = JSON.stringify(inputs)
  const sessions = known.get(key) ?? createSessions(forInputs(flow, inputs), inputs)
  known.set(key, sessions)
  return sessions
}

function createSessions(flow: CompiledFlow, inputs: Values): Sessions {
  const alphabet = createAlphabet(flow)
  const points = new Map<string, Point>()
  const pointOf = (state: State): Point => {
    const key = JSON.stringify([state.data, ...unnumbered(state)])
    const point = points.get(key) ?? { state }
    points.set(key, point)
    return point
  }
  const follows = (point: Point, event: Event): { to: Point; isNothing: boolean } => {
    const { state, effects } = transition(flow, point.state, event)
    const isSame = state === point.state
    return { to: isSame ? point : pointOf(state), isNothing: isSame && effects.length === 0 }
  }
  return {
    first: pointOf(start(flow, inputs).state),
    appearanceOf: remembered(({ state }) => appearance(flow, state)),
    leadsTo: remembered((point) =>
      alphabet(point.state).flatMap((event) => {
        const { to, isNothing } = follows(point, event)
        return isNothing ? [] : [{ event, to }]
      }),
    ),
    next: (point, event) => {
      const same = eventIn(flow, point.state, event)
      return same ? follows(point, same).to : point
    },
  }
}

function remembered<T>(find: (point: Point) => T): (point: Point) => T {
  const known = new Map<Point, T>()
  return (point) => {
    const made = known.get(point) ?? find(point)
    known.set(point, made)
    return made
  }
}
