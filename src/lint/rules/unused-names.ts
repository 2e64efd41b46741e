import { assignedReference, childPointer, formatReference } from '../../flow/index.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import type { Report } from '../finding.ts'
import type { ModelRule } from '../rule.ts'
import type { Violation } from '../words/index.ts'
import { namesIn, operationsIn, varsIn } from './parts/expressions.ts'
import { widgetFields } from './parts/facts.ts'
import { textsIn } from './parts/texts-in.ts'

export const unusedNames: ModelRule<'unused-names'> = {
  id: 'unused-names',
  severity: 'warning',
  over: 'model',
  summary: 'Every declared condition, input, data field, value and overlay is used.',
  rank: 'consequence',
  check: ({ compiled, model }, report) => {
    if (!compiled) return
    const { definition } = compiled
    const conditions = usedConditions(definition)
    for (const name of Object.keys(definition.conditions))
      if (!conditions.has(name)) remove(report, childPointer('/conditions', name), { code: 'unused-condition', name })
    const read = fieldsRead(definition)
    for (const name of Object.keys(definition.inputs))
      if (!read.has(formatReference('in', name)))
        remove(report, childPointer('/inputs', name), { code: 'unused-input', name })
    for (const field of Object.entries(definition.data)) checkData({ definition, read }, field, report)
    const walked = model()
    if (!walked) return
    const opened = new Set(walked.states.map(({ state }) => state.overlay))
    for (const name of Object.keys(definition.overlays))
      if (!opened.has(name)) remove(report, childPointer('/overlays', name), { code: 'never-opened', name })
  },
}

function remove(report: Report<'unused-names'>, pointer: string, violation: Violation<'unused-names'>) {
  report(pointer, violation, { fix: { pointer } })
}

/** Used outside the conditions, or by conditions that are used themselves. */
function usedConditions({ conditions, ...rest }: FlowDefinition): Set<string> {
  const used = new Set(namesIn(rest))
  for (const name of used)
    for (const below of namesIn(Object.hasOwn(conditions, name) ? conditions[name] : null, true)) used.add(below)
  return used
}

type DataField = FlowDefinition['data'][string]

/** Read by conditions, by assigned or sent values, or by name in the widget. */
function fieldsRead(definition: FlowDefinition): Set<string> {
  const taken = textsIn(definition).flatMap((text) => assignedReference(text) ?? [])
  return new Set([
    ...varsIn(definition).map(({ path }) => path),
    ...taken.map(({ scope, key }) => formatReference(scope, key)),
    ...Object.keys(widgetFields).map((name) => formatReference('data', name)),
  ])
}

function checkData(
  { definition, read }: { definition: FlowDefinition; read: ReadonlySet<string> },
  [name, field]: [string, DataField],
  report: Report<'unused-names'>,
) {
  const written = assigned(definition, name)
  const pointer = childPointer('/data', name)
  if (!read.has(formatReference('data', name))) {
    if (written.length === 0) remove(report, pointer, { code: 'unused-field', name })
    else report(pointer, { code: 'never-read', name })
    return
  }
  const values = [...written, firstValue(field)]
  const isCopied = (value: unknown) => typeof value === 'string' && value.startsWith('$')
  if (written.length === 0 && !isCopied(field.init)) report(pointer, { code: 'never-set', name })
  else if (field.enum && !values.some(isCopied))
    for (const [index, value] of field.enum.entries()) {
      if (values.includes(value)) continue
      const at = childPointer(pointer, 'enum', index)
      if (isCompared(definition, name, value)) report(at, { code: 'never-set-compared-value', name, value })
      else remove(report, at, { code: 'never-set-value', name, value })
    }
}

const firstValue = ({ init, nullable, enum: values = [] }: DataField): unknown => init ?? (nullable ? null : values[0])

const isCompared = (definition: FlowDefinition, name: string, value: string) =>
  operationsIn(definition).some(({ operands }) => {
    const readsField = varsIn(operands).some(({ path }) => path === formatReference('data', name))
    return readsField && operands.flat().includes(value)
  })

/** Every value that is assigned to it; `inc` counts as one. */
function assigned(node: unknown, name: string): unknown[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, item]) => {
    if ((key === 'unset' || key === 'inc') && Array.isArray(item))
      return key === 'inc' && item.includes(name) ? ['$'] : []
    const given = key === 'set' && typeof item === 'object' && item !== null && Object.hasOwn(item, name)
    return given ? [(item as Record<string, unknown>)[name]] : assigned(item, name)
  })
}
