/** States and the events that lead from each to the next, for all inputs at once. Links are computed when they are asked for. */
import { type CompiledFlow, defined, type Rule } from '../flow/index.ts'
import { type Alphabet, createAlphabet } from './alphabet.ts'
import { EngineError } from './errors.ts'
import { createFingerprint } from './fingerprint.ts'
import type { InputSet, InputSpace } from './input-sets.ts'
import type { Effect, Event, State } from './state.ts'
import { transition } from './transition.ts'

/** A state, whether or not any inputs lead to it. */
export interface Node {
  /** With the variants merged in that hold for these inputs. */
  readonly flow: CompiledFlow
  readonly state: State
}

/** What an event does in a state for some inputs. `Target` is what it leads to. */
export interface Link<Target> {
  readonly event: Event
  readonly to: Target
  /** The inputs for which the event leads there. */
  readonly when: InputSet
  /** The rule that was taken; null where the event does nothing, and for BACK along the path. */
  readonly rule: Rule | null
  /** The rule would make a call while another one is pending: the event does nothing. */
  readonly isBlocked: boolean
  readonly effects: readonly Effect[]
}

export interface Graph {
  nodeOf: (flow: CompiledFlow, state: State) => Node
  linksFrom: (node: Node) => readonly Link<Node>[]
}

export function createGraph(space: InputSpace, limit: number, observed?: unknown): Graph {
  const nodes = new Map<string, Node>()
  const links = new Map<Node, readonly Link<Node>[]>()
  const models = new Map<CompiledFlow, { id: number; alphabet: Alphabet; fingerprint: (state: State) => string }>()

  function modelOf(flow: CompiledFlow) {
    const known = models.get(flow)
    if (known) return known
    const model = {
      id: models.size,
      alphabet: createAlphabet(flow, observed),
      fingerprint: createFingerprint(flow, observed),
    }
    models.set(flow, model)
    return model
  }

  function nodeOf(flow: CompiledFlow, state: State): Node {
    const { id, fingerprint } = modelOf(flow)
    const key = `${id} ${fingerprint(state)}`
    const known = nodes.get(key)
    if (known) return known
    if (nodes.size >= limit) throw new EngineError('too-many-states', `The flow has more than ${limit} states.`)
    const node = { flow, state }
    nodes.set(key, node)
    return node
  }

  function linksFrom(node: Node): readonly Link<Node>[] {
    const known = links.get(node)
    if (known) return known
    const found = modelOf(node.flow)
      .alphabet(node.state)
      .flatMap((event) => linksBy(node, event))
    links.set(node, found)
    return found
  }

  function linksBy(node: Node, event: Event): Link<Node>[] {
    const { flow, state } = node
    const found = space.split((inputs) => {
      const current = { ...state, in: inputs }
      const { state: after, rule, isBlocked = false, effects } = transition(flow, current, event)
      return {
        event,
        to: after === current ? node : nodeOf(flow, after),
        when: 0n,
        rule: rule === undefined ? null : defined(flow.rules[rule], `rule at ${rule}`),
        isBlocked,
        effects,
      }
    })
    for (const { when, value } of found) value.when = when
    const links = found.map(({ value }) => value)
    return links.length > 1 ? merged(links) : links
  }

  return { nodeOf, linksFrom }
}

/** Links of one event that differ in their inputs alone are one. */
function merged(links: readonly Link<Node>[]): Link<Node>[] {
  const kept: Link<Node>[] = []
  for (const link of links) {
    const index = kept.findIndex(
      ({ to, rule, isBlocked }) => to === link.to && rule === link.rule && isBlocked === link.isBlocked,
    )
    const same = kept[index]
    if (same) kept[index] = { ...same, when: same.when | link.when }
    else kept.push(link)
  }
  return kept
}
