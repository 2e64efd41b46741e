/** Rules about where a flow leads: forward, in circles, to dead ends. */
import { quoted } from '../../flow/index.ts'
import { problemWords } from './problems.ts'
import type { RuleWords } from './table.ts'

type AtPlace = { place: string }

export const words = {
  'unreachable-place': {
    'never-reached': ({ place }: AtPlace) =>
      `No client ever reaches '${place}'. Lead to it, put it on the path, or remove it.`,
    /** `off`: the steps that are switched off. */
    'follows-switched-off': ({ place, off }: AtPlace & { off: readonly string[] }) =>
      `No client reaches '${place}' while ${quoted(off)} ${off.length === 1 ? 'is' : 'are'} switched off. Switch it off as well ("enabled": false), or lead to it.`,
  },
  'dead-end': {
    'no-way-out': ({ place }: AtPlace) =>
      `From '${place}' there is no way to success and none out of the widget. Give it an event that leads on, or one that leads to @close.`,
  },
  'no-stuck-state': {
    'nothing-pending': ({ place }: AtPlace) =>
      `At '${place}' no call, polling or delay is pending, and the user can only go back or leave. Let something happen there, or give it an event that leads on.`,
  },
  'next-off-path': {
    ...problemWords,
    /** `off`: the nearest step in that direction that is switched off. */
    'leads-nowhere': ({ place, target, off }: AtPlace & { target: 'next' | 'back'; off: string | null }) => {
      const why = off === null ? '' : `'${off}' is switched off, and `
      const direction = target === 'next' ? 'after' : 'before'
      return `At '${place}' @${target} may lead nowhere: ${why}no step ${direction} it is on the path then. Move it within "path", lead to a step by name, or give the rule an "if".`
    },
  },
  'loop-without-user': {
    /** `restarts`: polling starts anew on the way, so that its limit does not end the loop. */
    'endless-loop': ({ places, restarts }: { places: readonly string[]; restarts: boolean }) => {
      const limit = restarts ? ', and since polling starts anew each time, its limit never comes' : ''
      const through = places.map((place) => `'${place}'`).join(' → ')
      return `${through} repeats for ever without the user${limit}. Lead elsewhere, or let the user decide in between.`
    },
  },
} satisfies RuleWords
