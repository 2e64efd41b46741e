/** Takes a step out of the flow, with the rules that lead to it by name: they are dropped, or lead elsewhere. */
import { remove } from '../../../analysis/index.ts'
import type { FlowDefinition } from '../../../generated/flow.types.ts'
import { applyChange } from '../text-change.ts'
import { type Edit, editBetween, type StepMigration } from './edit.ts'
import { hideStep, rulesLeadingTo } from './hide-step.ts'
import { nodeAt } from './nodes.ts'
import { writeValue } from './write-value.ts'

/**
 * @param migration what takes its place for those who know its name
 * @param to where these rules lead then; null: they are dropped; undefined: they stay, and findings say where they are
 */
export function removeStep(
  text: string,
  step: string,
  migration: StepMigration | null,
  to?: string | null,
): Edit | null {
  const definition = JSON.parse(text) as FlowDefinition
  const rules = to === undefined ? 0 : rulesLeadingTo(definition, step).flatMap((list) => list.rules).length
  const hidden = to === undefined ? null : hideStep(text, step, to)
  const led = hidden ? applyChange(text, hidden.change) : text
  const place = definition.path.indexOf(step)
  const offPath = place < 0 ? led : remove(led, nodeAt(led, ['path', place]))
  const without = remove(offPath, nodeAt(offPath, ['steps', step]))
  const after = migration ? migrated(without, definition, step, migration) : without
  return editBetween(text, after, { code: 'step-removed', step, rules, to: to ?? null, migration })
}

/** What was released and is gone: under the next version, it is the name of another step. */
export function migrationOf(released: FlowDefinition | null, { path }: FlowDefinition, step: string) {
  const index = path.indexOf(step)
  const others = path.filter((each) => each !== step)
  const to = others[Math.min(Math.max(index, 0), others.length - 1)]
  return released && Object.hasOwn(released.steps, step) && to !== undefined ? { from: released.version, to } : null
}

function migrated(text: string, definition: FlowDefinition, step: string, { from, to }: StepMigration): string {
  const { version, migrations = [] } = definition
  const known = migrations.find((each) => each.from === from)
  const changed = { from, steps: { ...known?.steps, [step]: to } }
  const all = [...migrations.filter((each) => each !== known), changed]
  return writeValue(writeValue(text, ['version'], Math.max(version, from + 1)), ['migrations'], all)
}
