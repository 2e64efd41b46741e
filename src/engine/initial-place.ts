/** Where a session begins. */
import { type CompiledFlow, defined, type Place, type Rule, type Scope, type Values } from '../flow/index.ts'
import { readSource } from './apply.ts'
import { firstMatching } from './destination.ts'
import { EngineError } from './errors.ts'

interface Beginning {
  place: Place
  /** What is known before the place is entered. */
  data: Values
  /** The rule of `start` that leads there; null: the path does. */
  rule: Rule | null
}

export function initialPlace(flow: CompiledFlow, inputs: Values): Beginning {
  const data = Object.fromEntries(
    flow.data.map(({ name, init }) => [name, readSource(init, { in: inputs, data: {}, event: {} })]),
  )
  const scope: Scope = { in: inputs, data, event: {} }
  const rule = firstMatching(flow.start, scope)
  const first = flow.path.find(({ test }) => test === null || test(scope))
  const id = rule?.target.kind === 'place' ? rule.target.place : first?.entry
  if (id === undefined)
    throw new EngineError('no-start', `The flow '${flow.name}' has no step to start with for these inputs.`)
  return { place: defined(flow.places[id], `place '${id}'`), data, rule }
}
