/** Rules about events, and about what screens send, show and read. */
import { quoted } from '../../flow/index.ts'
import type { EventName, ReadName, ScreenName } from '../../generated/flow.types.ts'
import { keys } from './lists.ts'
import type { RuleWords } from './table.ts'

type Loading = {
  screen: ScreenName
  /** What the screen shows. */
  reads: readonly ReadName[]
}

export const words = {
  'handled-events': {
    unhandled: ({ screen, event, place }: { screen: ScreenName; event: EventName; place: string }) =>
      `The screen '${screen}' sends ${event}, but '${place}' does not handle it: its control would do nothing. Add it to "on".`,
    'never-sent': ({ event, screens }: { event: string; screens: readonly ScreenName[] }) =>
      `${event} never comes: neither ${quoted(screens)} sends it, nor does a "load" there raise it. Remove the handler, or show a screen that sends it.`,
    'changes-nothing': ({ place, event }: { place: string; event: string }) =>
      `At '${place}' ${event} changes nothing. Lead to another place, or to '${place}' to enter it again, or let it set data, emit a message or make a call.`,
    'overlay-unhandled': ({ overlay, event }: { overlay: string; event: EventName }) =>
      `While '${overlay}' is open, ${event} may be sent, but '${overlay}' does not handle it. Add it to "on".`,
    'overlay-never-sent': ({ overlay, event }: { overlay: string; event: string }) =>
      `${event} never comes while '${overlay}' is open. Remove it.`,
    'overlay-never-opens': ({ overlay, event }: { overlay: string; event: EventName }) =>
      `No screen sends ${event}, so '${overlay}' never opens. Use an event that is sent.`,
  },
  'screen-reads': {
    'loads-nothing': ({ screen, reads, place }: Loading & { place: string }) =>
      `The screen '${screen}' shows ${keys(reads)}, but '${place}' loads nothing. Add a "load".`,
    'loads-unshown': ({ screen, reads, read }: Loading & { read: ReadName }) =>
      `The screen '${screen}' shows nothing of "${read}". ${
        reads.length === 0 ? 'Remove the "load", or show a screen that does.' : `Load ${keys(reads)}.`
      }`,
    'failure-unhandled': ({ event, place }: { event: EventName; place: string }) =>
      `When the read fails, ${event} is raised, but '${place}' does not handle it. Add it to "on".`,
  },
} satisfies RuleWords
