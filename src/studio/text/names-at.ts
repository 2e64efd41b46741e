import type { JSONPath } from 'jsonc-parser'
import { placeNames, targetKeywords } from '../../flow/index.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'

/** Names of the flow that a value can have. `shape`: the name of its part in the schema. */
export function namesAt(path: JSONPath, shape: string | null, definition: FlowDefinition): readonly string[] {
  const { conditions, settings, steps } = definition
  if (shape === 'condition') return Object.keys(conditions)
  if (shape === 'ms') return Object.keys(settings)
  const [part, step] = path
  const own = part === 'steps' ? Object.keys(steps[String(step)]?.states ?? {}) : []
  const key = path.filter((segment) => typeof segment === 'string').at(-1)
  if (key === 'to' || key === 'back' || shape === 'target')
    return [...own, ...placeNames(definition), ...Object.keys(targetKeywords)]
  if (key === 'path') return Object.keys(steps)
  if (key === 'initial' || path.at(-2) === 'in') return own
  if (key === 'unset' || key === 'inc') return Object.keys(definition.data)
  return key === 'var' ? fields(definition) : []
}

const fields = ({ inputs, data }: FlowDefinition): string[] => [
  ...Object.keys(inputs).map((name) => `in.${name}`),
  ...Object.keys(data).map((name) => `data.${name}`),
]
