import type { FlowDefinition } from '../../generated/flow.types.ts'
import type { Report } from '../finding.ts'
import type { FlowRule } from '../rule.ts'
import { namesIn, operationsIn, varsIn } from './parts/expressions.ts'
import { widgetFields } from './parts/facts.ts'
import { textsIn } from './parts/texts-in.ts'

export const unusedNames: FlowRule = {
  id: 'unused-names',
  severity: 'warning',
  over: 'flow',
  summary: 'Every declared condition, input, data field, value and overlay is used.',
  rank: 'consequence',
  check: ({ compiled, model }, report) => {
    if (!compiled) return
    const { definition } = compiled
    const conditions = usedConditions(definition)
    for (const name of Object.keys(definition.conditions))
      if (!conditions.has(name)) remove(report, `/conditions/${name}`, `Nothing uses the condition '${name}'.`)
    const read = fieldsRead(definition)
    for (const name of Object.keys(definition.inputs))
      if (!read.has(`in.${name}`)) remove(report, `/inputs/${name}`, `Nothing reads the input '${name}'.`)
    for (const name of Object.keys(definition.data)) checkData(definition, name, read, report)
    const opened = new Set(model()?.states.map(({ state }) => state.overlay))
    for (const id of model() ? Object.keys(definition.overlays) : [])
      if (!opened.has(id))
        remove(report, `/overlays/${id}`, `'${id}' is never opened: another overlay opens on the same event.`)
  },
}

function remove(report: Report, pointer: string, message: string, fix = 'Use it, or remove it.') {
  report(pointer, `${message} ${fix}`, { fix: { pointer } })
}

/** Used outside the conditions, or by conditions that are used themselves. */
function usedConditions({ conditions, ...rest }: FlowDefinition): Set<string> {
  const used = new Set(namesIn(rest))
  for (const name of used)
    for (const below of namesIn(Object.hasOwn(conditions, name) ? conditions[name] : null, true)) used.add(below)
  return used
}

/** Read by conditions, by assigned or sent values, or by name in the widget. */
function fieldsRead(definition: FlowDefinition): Set<string> {
  const taken = textsIn(definition).flatMap((text) => (/^\$(in|data)\./.test(text) ? [text.slice(1)] : []))
  return new Set([
    ...varsIn(definition).map(({ path }) => path),
    ...taken,
    ...Object.keys(widgetFields).map((name) => `data.${name}`),
  ])
}

function checkData(definition: FlowDefinition, name: string, read: ReadonlySet<string>, report: Report) {
  const written = assigned(definition, name)
  const pointer = `/data/${name}`
  if (!read.has(`data.${name}`)) {
    if (written.length === 0) remove(report, pointer, `Nothing uses the data field '${name}'.`)
    else report(pointer, `'${name}' is set, but nothing reads it. Use it, or remove it with the rules that set it.`)
    return
  }
  const field = definition.data[name]
  const values = [...written, field?.init ?? (field?.nullable ? null : field?.enum?.[0])]
  if (written.length === 0 && !String(field?.init).startsWith('$'))
    report(
      pointer,
      `'${name}' is never set, so it keeps its first value. Set it, or remove it with the conditions that read it.`,
    )
  else if (!values.some((value) => String(value).startsWith('$')))
    for (const [index, value] of (field?.enum ?? []).entries()) {
      const at = `${pointer}/enum/${index}`
      const message = `'${name}' is never set to '${value}'`
      if (values.includes(value)) continue
      if (isCompared(definition, name, value))
        report(at, `${message}, though a condition compares it with this value. Set it.`)
      else remove(report, at, `${message}.`, 'Set it, or remove the value.')
    }
}

const isCompared = (definition: FlowDefinition, name: string, value: string) =>
  operationsIn(definition).some(({ operands }) => {
    const readsField = varsIn(operands).some(({ path }) => path === `data.${name}`)
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
