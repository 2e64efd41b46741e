/** What the map shows of a flow: its steps and arrows, targets that nothing can lead to, and where one customer gets. */
import { mostStates } from '../../analysis/index.ts'
import { walk } from '../../engine/index.ts'
import { type CompiledFlow, compile, defined, pointerSegments, type Values } from '../../flow/index.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import { type Outline, outlineOf } from '../../map/index.ts'
import { targetsOf } from '../document/step-parts.ts'

export interface FoundMap {
  outline: Outline
  /** Boxes for targets that do not exist or are switched off. */
  broken: readonly string[]
  /** null: no customer is selected. */
  reached: Reached | null
}

/** What one customer can get to. */
export interface Reached {
  steps: readonly string[]
  /** By `arrowKey`. */
  arrows: readonly string[]
}

export const arrowKey = ({ from, to }: { from: string | null; to: string }): string => JSON.stringify([from, to])

/**
 * Throws if the flow is too large to be walked.
 * @returns null if it does not compile for another reason than its targets
 */
export function findMap(definition: FlowDefinition, inputs: Values | null): FoundMap | null {
  const { flow, problems } = compile(definition)
  if (flow) return { outline: outlineOf(flow), broken: [], reached: inputs && reachedBy(flow, inputs) }
  const patched = withBrokenTargets(
    definition,
    problems.map(({ pointer }) => pointer),
  )
  const { flow: rest } = compile(patched.definition)
  if (!rest) return null
  const reached = inputs && reachedBy(rest, inputs)
  return { outline: named(rest, patched.names), broken: [...patched.names.values()], reached }
}

interface Patched {
  definition: FlowDefinition
  /** The broken target that each added step stands for. */
  names: ReadonlyMap<string, string>
}

/** Adds a step for each broken target, so that the rest of the flow can be drawn, with the arrows that lead to it. */
function withBrokenTargets(definition: FlowDefinition, pointers: readonly string[]): Patched {
  const copy = structuredClone(definition)
  const steps = copy.steps as Record<string, FlowDefinition['steps'][string]>
  const last = defined(steps[defined(copy.path.at(-1), 'last step')], 'last step')
  const keys = new Map<string, string>()
  for (const { pointer, to } of Object.keys(definition.steps).flatMap((step) => targetsOf(definition, step))) {
    if (!pointers.includes(pointer)) continue
    const key = keys.get(to) ?? unusedKey(steps)
    keys.set(to, key)
    steps[key] = { ...last, enabled: true }
    replaceAt(copy, pointerSegments(pointer), key)
  }
  return { definition: copy, names: new Map([...keys].map(([target, key]) => [key, target])) }
}

function unusedKey(steps: Readonly<Record<string, unknown>>): string {
  let count = 1
  while (Object.hasOwn(steps, `broken${count}`)) count++
  return `broken${count}`
}

function replaceAt(document: object, segments: readonly string[], value: string): void {
  const holder = segments.slice(0, -1).reduce((node, key) => node[key] as Node, document as Node)
  holder[defined(segments.at(-1), 'key of a target')] = value
}

interface Node {
  [key: string]: unknown
}

/** Nothing leads on from a broken target. */
function named(flow: CompiledFlow, names: ReadonlyMap<string, string>): Outline {
  const nameOf = (step: string) => names.get(step) ?? step
  const { boxes, arrows, ...rest } = outlineOf(flow, nameOf)
  return {
    ...rest,
    boxes: boxes.map((box) => (names.has(box.step) ? { ...box, step: nameOf(box.step), route: null, rows: [] } : box)),
    arrows: arrows
      .filter(({ from }) => from === null || !names.has(from))
      .map((arrow) => ({ ...arrow, to: nameOf(arrow.to) })),
  }
}

function reachedBy(flow: CompiledFlow, inputs: Values): Reached | null {
  // A customer of an older version of the flow is not known to this one.
  if (!flow.inputs.every(({ name }) => Object.hasOwn(inputs, name))) return null
  const { states } = walk(flow, { inputs: [inputs], limit: mostStates })
  const steps = new Set(states.map(({ state }) => state.at.step))
  const arrows = states.flatMap(({ state: { at }, edges }) =>
    edges.map(({ to }) => arrowKey({ from: at.step, to: to.state.at.step })),
  )
  const first = defined(states[0], 'first state').state.at.step
  return { steps: [...steps], arrows: [...new Set([arrowKey({ from: null, to: first }), ...arrows])] }
}
