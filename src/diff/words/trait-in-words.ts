/** What a place is, in words. */
import { asCode } from '../../analysis/index.ts'
import { durationInWords } from '../../flow/index.ts'
import type { Trait, TraitChange, Traits } from '../traits.ts'
import { assignInWords } from './consequence-in-words.ts'

export function changedTrait(change: TraitChange): string {
  const subject = subjects[change.trait]
  return `${subject} ${valueInWords(change.trait, change.after)}, before ${valueInWords(change.trait, change.before)}`
}

const subjects: Readonly<Record<Trait, string>> = {
  screen: 'its screen is',
  route: 'its route is',
  history: 'its history is',
  keepMounted: 'it stays mounted:',
  final: 'it is an end:',
  enter: 'on entering it does',
  call: 'on entering it calls',
  load: 'it reads',
  poll: 'it asks for the status',
  timeLimit: 'its time limit is',
}

const valueInWords = <Name extends Trait>(trait: Name, value: Traits[Name]): string => values[trait](value)

const nameOrNone = (name: string | null) => (name === null ? 'none' : asCode(name))
const yesOrNo = (value: boolean) => (value ? 'yes' : 'no')

const values: { readonly [Name in Trait]: (value: Traits[Name]) => string } = {
  screen: nameOrNone,
  route: nameOrNone,
  history: nameOrNone,
  keepMounted: yesOrNo,
  final: yesOrNo,
  enter: (assigns) => (assigns.length === 0 ? 'none' : asCode(assigns.map(assignInWords).join(', '))),
  call: nameOrNone,
  load: (load) => (load === null ? 'none' : asCode(loadInWords(load))),
  poll: (poll) => (poll === null ? 'never' : intervalInWords(poll.everyMs, poll.timeoutMs)),
  timeLimit: (ms) => (ms === null ? 'none' : durationInWords(ms)),
}

function loadInWords({ effect, raises, everyMs, timeoutMs }: NonNullable<Traits['load']>): string {
  const parts = [
    effect,
    ...(raises === null ? [] : [`raises ${raises}`]),
    ...(everyMs === null ? [] : [intervalInWords(everyMs, timeoutMs)]),
  ]
  return parts.join(', ')
}

/** `every 2 s for at most 4 min`. */
function intervalInWords(everyMs: number, timeoutMs: number | null): string {
  const limit = timeoutMs === null ? '' : ` for at most ${durationInWords(timeoutMs)}`
  return `every ${durationInWords(everyMs)}${limit}`
}
