import type { RuleTrigger } from '../../analysis/index.ts'
import type { Texts } from '../ui-texts.tsx'

export function triggerInWords(trigger: RuleTrigger, text: Texts): string {
  switch (trigger.kind) {
    case 'event':
    case 'read-failure':
      return trigger.event
    case 'status':
      return text('trigger.status', { status: trigger.status })
    case 'done':
    case 'failed':
      return text(`trigger.${trigger.kind}`, { call: trigger.call })
    case 'other-failure':
      return text('trigger.other-failure')
    default:
      return text(`trigger.${trigger.kind}`)
  }
}
