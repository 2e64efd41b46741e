/** What a step or state is, apart from what happens there: its screen, address, reading and polling. */
import type { CompiledFlow, Place } from '../flow/index.ts'
import { type Change, listed } from './change.ts'
import type { Compared } from './compared.ts'
import { durationInWords } from './duration.ts'
import type { FlowPair } from './flow-pairs.ts'
import { assignment } from './outcome.ts'
import { pairChanges } from './pair-changes.ts'
import { type Names, type Renames, unchanged } from './renames.ts'

export function screenChanges(compared: Compared): Change[] {
  return [
    ...pairChanges(compared, 'screens', (pair) => placeChanges(pair, compared.renames)),
    ...pairChanges(compared, 'screens', overlayChanges),
  ]
}

/** The same of several places is said once. */
function placeChanges({ old, now }: FlowPair, renames: Renames): string[] {
  const found = new Map<string, string[]>()
  for (const place of Object.values(old.places)) {
    const id = renames.place(place.id)
    const other = now.places[id]
    if (!other) continue
    const [before, after] = [traits(place, renames), traits(other, unchanged)]
    for (const [trait, was] of Object.entries(before)) {
      const is = after[trait as keyof typeof after]
      if (was === is) continue
      const sentence = `${trait} ${is}, before ${was}`
      found.set(sentence, [...(found.get(sentence) ?? []), id])
    }
  }
  return [...found].map(([sentence, places]) => `${listed(places)}: ${sentence}`)
}

const code = (text: unknown) => (text === null ? 'none' : `\`${text}\``)

function traits({ screen, route, history, keepMounted, final, enter, load, poll, call }: Place, names: Names) {
  const reading = load && [load.effect, load.raises && `raises ${load.raises}`, pace(load.everyMs, load.timeoutMs)]
  return {
    'its screen is': code(screen),
    'its route is': code(route),
    'its history is': code(history),
    'it stays mounted:': keepMounted ? 'yes' : 'no',
    'it is an end:': final ? 'yes' : 'no',
    'on entering it does': code(enter.map((assign) => assignment(assign, names)).join(', ') || null),
    'on entering it calls': code(call?.effect ?? null),
    'it reads': code(reading?.filter(Boolean).join(', ') ?? null),
    'it asks for the status': poll ? pace(poll.everyMs, poll.timeoutMs) : 'never',
  }
}

const pace = (everyMs: number | null, timeoutMs: number | null) =>
  everyMs === null
    ? ''
    : `every ${durationInWords(everyMs)}${timeoutMs === null ? '' : ` for at most ${durationInWords(timeoutMs)}`}`

function overlayChanges({ old, now }: FlowPair): string[] {
  const screensOf = ({ overlays }: CompiledFlow) => overlays.map(({ screen }) => screen)
  const [before, after] = [screensOf(old), screensOf(now)]
  return [
    ...after.filter((screen) => !before.includes(screen)).map((screen) => `The dialog \`${screen}\` is new`),
    ...before.filter((screen) => !after.includes(screen)).map((screen) => `The dialog \`${screen}\` is gone`),
  ]
}
