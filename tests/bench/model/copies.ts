/** The specification's flow several times over: the success of each copy leads into the next copy. */
import { type CompiledFlow, compile, defined } from '../../../src/flow/index.ts'
import definition from '../../specification/specification.flow.json' with { type: 'json' }

/** Keys whose values are no targets, though some have the names of steps. */
const others = ['description', 'screen', 'route', 'if', 'when', 'set', 'unset', 'emit', 'effect']

export function flowTimes(copies: number): CompiledFlow {
  const names = Object.keys(definition.steps)
  const named = (name: string, copy: number) => (copy === 0 ? name : `${name}Copy${copy}`)

  /** Every target in a node, renamed to the copy's own step. */
  function renamed(node: unknown, copy: number): unknown {
    if (typeof node === 'string') {
      const [step = '', ...state] = node.split('.')
      return names.includes(step) ? [named(step, copy), ...state].join('.') : node
    }
    if (Array.isArray(node)) return node.map((each) => renamed(each, copy))
    if (typeof node !== 'object' || node === null) return node
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, others.includes(key) ? value : renamed(value, copy)]),
    )
  }

  const steps: Record<string, unknown> = {}
  for (let copy = 0; copy < copies; copy++) {
    for (const [name, step] of Object.entries(definition.steps)) steps[named(name, copy)] = renamed(step, copy)
    const next = copy + 1 < copies ? named('consent', copy + 1) : '@close'
    Object.assign(steps[named('success', copy)] as object, { on: { FINISH: next, PROMPT_CLOSE: '@close' } })
  }
  const path = Array.from({ length: copies }, (_, copy) => definition.path.map((name) => named(name, copy))).flat()
  const { flow, problems } = compile({ ...definition, steps, path })
  return defined(flow, `flow without problems: ${JSON.stringify(problems.slice(0, 3))}`)
}
