import type { Mark } from '../../analysis/index.ts'
import type { Trigger } from '../trigger.ts'

/** `on SUBMIT`, `when the upload fails`: what happens in a place. */
export function triggerInWords(trigger: Trigger, mark: Mark): string {
  switch (trigger.kind) {
    case 'event': {
      const event = `on ${mark(trigger.event)}`
      return trigger.overlay === null ? event : `in the dialog ${mark(trigger.overlay)}, ${event}`
    }
    case 'call-succeeds':
      return `when ${callInWords(trigger, mark)} succeeds`
    case 'call-fails':
      return `when ${callInWords(trigger, mark)} fails`
    case 'status':
      return `on status ${mark(trigger.status)}`
    case 'poll-fails':
      return `when a status check fails (${trigger.failure})`
    case 'read-fails':
      return 'when a read fails'
    case 'poll-times-out':
      return 'when polling takes too long'
    case 'time-limit-passes':
      return 'when the time limit passes'
  }
}

const callInWords = ({ call, event }: { call: string; event: string | null }, mark: Mark): string =>
  event === null ? mark(call) : `${mark(event)} (${call})`
