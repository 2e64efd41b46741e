import type { FlowRule } from '../rule.ts'
import { widgetFields } from './parts/facts.ts'

export const firstValues: FlowRule = {
  id: 'first-values',
  severity: 'error',
  over: 'flow',
  summary: 'A data field that the widget knows starts empty.',
  check: ({ compiled }, report) => {
    for (const { name, init } of compiled?.data ?? []) {
      const field = Object.hasOwn(widgetFields, name) ? widgetFields[name] : undefined
      if (!field || !('atFirst' in field) || (init.kind === 'literal' && init.value === field.atFirst)) continue
      const initial = init.kind === 'literal' ? String(init.value) : `$in.${'key' in init ? init.key : ''}`
      report(
        `/data/${name}/init`,
        `'${name}' starts as ${initial}: the widget would show ${field.shows}. Let it start as ${field.atFirst}.`,
      )
    }
  },
}
