import type { FlowDefinition } from '../generated/flow.types.ts'

/** The same flow with every step switched on; null where none is switched off. */
export function switchedOn(definition: FlowDefinition): FlowDefinition | null {
  const steps = Object.entries(definition.steps)
  if (steps.every(([, { enabled }]) => enabled !== false)) return null
  return { ...definition, steps: Object.fromEntries(steps.map(([name, { enabled: _, ...step }]) => [name, step])) }
}
