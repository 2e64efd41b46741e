import type { FlowRule } from '../rule.ts'
import { widgetFields } from './parts/facts.ts'

export const firstValues: FlowRule = {
  id: 'first-values',
  severity: 'error',
  over: 'flow',
  summary: 'What the widget shows as having happened has not happened at first.',
  check: ({ compiled }, report) => {
    for (const { name, init } of compiled?.data ?? []) {
      const field = Object.hasOwn(widgetFields, name) ? widgetFields[name] : undefined
      if (!field || !('atFirst' in field) || (init.kind === 'literal' && init.value === field.atFirst)) continue
      const begins = init.kind === 'literal' ? String(init.value) : `$in.${'key' in init ? init.key : ''}`
      report(
        `/data/${name}/init`,
        `'${name}' begins as ${begins}: the widget would show ${field.shows}. Let it begin as ${field.atFirst}.`,
      )
    }
  },
}
