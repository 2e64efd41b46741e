/** Rules about going back and cancelling. */
import { describeEvent } from '../../analysis/index.ts'
import type { Event } from '../../engine/index.ts'
import type { CallName } from '../../generated/flow.types.ts'
import type { RuleWords } from './table.ts'

const keepField = (field: string) => `Put it back to its first value with "unset": ["${field}"], or leave it.`

export const words = {
  'back-returns': {
    'forward-is-lost': ({ from, to, event }: { from: string; to: string; event: Event }) =>
      `BACK leads from '${from}' to '${to}', and ${describeEvent(event)} no longer leads on as it did before. Keep what its rules look at, or lead back elsewhere.`,
    'stays-in-place': ({ place }: { place: string }) =>
      `BACK from '${place}' leads to '${place}': its arrow is shown, and nothing happens. Lead to the step before, or to none.`,
  },
  'back-resubmits': {
    'sends-call': ({ place }: { place: string }) =>
      `BACK from '${place}' sends a call: the user who goes back would submit once more. Lead to where the user decides.`,
    'leads-to-pending': ({ place, to }: { place: string; to: string }) =>
      `BACK from '${place}' leads to '${to}', where a call or polling is pending: the user who goes back would submit once more. Lead to where the user decides.`,
  },
  'back-keeps-preselection': {
    'lost-on-entering': ({ field, place }: { field: string; place: string }) =>
      `On entering '${place}' '${field}' is lost, though it was given from outside. ${keepField(field)}`,
    'lost-on-event': ({ field, place, event }: { field: string; place: string; event: Event }) =>
      `At '${place}' (${describeEvent(event)}) '${field}' is lost, though it was given from outside. ${keepField(field)}`,
  },
  'cancel-ends': {
    'call-stays-pending': ({ place, call }: { place: string; call: CallName }) =>
      `At '${place}' CANCEL does not end the pending call '${call}': its outcome would still count. Lead to a place, even to '${place}' again: entering a place ends the call.`,
  },
} satisfies RuleWords
