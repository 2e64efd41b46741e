/** Events and outcomes in words. */

import { describeEvent } from '../analysis/index.ts'
import type { Event } from '../engine/index.ts'
import type { CompiledFlow } from '../flow/index.ts'
import { durationInWords } from './duration.ts'
import { type Consequence, special } from './outcome.ts'

export function eventInWords(event: Event, flow: CompiledFlow): string {
  switch (event.type) {
    case '@done':
    case '@failed': {
      const { effect = '' } = flow.calls[event.call] ?? {}
      const asked = /\/on\/([^/]+)\//.exec(event.call)?.[1]
      const call = asked === undefined ? `\`${effect}\`` : `\`${asked}\` (${effect})`
      return `when ${call} ${event.type === '@done' ? 'succeeds' : 'fails'}`
    }
    case '@status':
      return `on status \`${event.status}\``
    case '@pollFailed':
    case '@pollTimedOut':
      return `when ${describeEvent(event)}`
    default:
      return `on \`${describeEvent(event)}\``
  }
}

/** What is new first, then what it was. */
export function outcomeInWords({ old, now }: { old: Consequence; now: Consequence }): string {
  const parts = [
    ...(old.to === now.to ? [] : [leading(old, now)]),
    ...changed(old.does, now.does, 'now', 'no longer'),
    ...changed(old.sets, now.sets, 'now sets', 'no longer sets', (name) => `\`${name}\``),
    ...(old.waits === now.waits ? [] : [`comes ${delay(now)} instead of ${delay(old)}`]),
  ]
  return parts.join('; ')
}

function leading({ to: old }: Consequence, { to: now }: Consequence): string {
  const [before, after] = [toInWords(old), toInWords(now)]
  if (isPlace(old) && isPlace(now)) return `leads to \`${now}\` instead of \`${old}\``
  return `now ${after} (before: ${before})`
}

const isPlace = (to: string) => !Object.values(special).includes(to as never) && !to.startsWith('dialog:')

function toInWords(to: string): string {
  if (to.startsWith('dialog:')) return `opens the dialog \`${to.slice('dialog:'.length)}\``
  return sentences[to] ?? `leads to \`${to}\``
}

const sentences: Readonly<Record<string, string>> = {
  [special.nothing]: 'does nothing',
  [special.stay]: 'stays where it is',
  [special.again]: 'begins the same step again',
  [special.back]: 'closes the dialog',
  [special.close]: 'closes the widget',
}

function changed(
  old: readonly string[],
  now: readonly string[],
  more: string,
  less: string,
  dress = (name: string) => name,
): string[] {
  const come = now.filter((each) => !old.includes(each)).map((each) => `${more} ${dress(each)}`)
  const gone = old.filter((each) => !now.includes(each)).map((each) => `${less} ${dress(each)}`)
  return [...come, ...gone]
}

const delay = ({ waits }: Consequence) => (waits === null ? 'at once' : `after ${durationInWords(waits)}`)
