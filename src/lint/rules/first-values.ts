import { childPointer } from '../../flow/index.ts'
import type { FlowRule } from '../rule.ts'
import { widgetFields } from './parts/facts.ts'

export const firstValues: FlowRule<'first-values'> = {
  id: 'first-values',
  severity: 'error',
  over: 'flow',
  summary: 'A data field that the widget knows starts empty.',
  check: ({ compiled }, report) => {
    for (const { name, init } of compiled?.data ?? []) {
      const field = Object.hasOwn(widgetFields, name) ? widgetFields[name] : undefined
      if (field?.atFirst === undefined || (init.kind === 'literal' && init.value === field.atFirst)) continue
      const written = init.kind === 'literal' ? init.value : compiled?.definition.data[name]?.init
      report(childPointer('/data', name, 'init'), {
        code: 'not-empty',
        field: name,
        init: String(written),
        expected: field.atFirst,
      })
    }
  },
}
