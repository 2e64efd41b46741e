/** Required keys that an object lacks, with what happens without them where that is worth knowing. */
import type { SentenceParts } from './place.ts'
import { inPlace } from './place-in-words.ts'
import { quoted } from './suggestion-in-words.ts'

export function missingKeys({ keys, place: { segments, call } }: SentenceParts<'missing-keys'>): string {
  const [section, step, ...below] = segments
  const holder = section === 'steps' && below.length > 0 ? below.at(-1) : undefined
  if (holder === 'status' && below.length === 1) return missingStatuses(keys)
  const consequences = holder === 'poll' ? pollKeys(step) : holder === 'do' ? outcomes(call) : {}
  const known = keys.flatMap((key) => consequences[key] ?? [])
  const others = keys.filter((key) => consequences[key] === undefined)
  return [...(others.length > 0 ? [plainly(others, segments)] : []), ...known].join(' ')
}

function plainly(keys: readonly string[], segments: readonly string[]): string {
  const [verb, object] = keys.length > 1 ? ['are', 'them'] : ['is', 'it']
  return `${quoted(keys)} ${verb} missing${inPlace(segments)}. Add ${object}.`
}

function missingStatuses(keys: readonly string[]): string {
  const [verb, object] = keys.length > 1 ? ['lead', 'them'] : ['leads', 'it']
  return `${quoted(keys)} ${verb} nowhere: when the API answers with it, the user sees an error. Add ${object} to the table.`
}

type Sentences = Readonly<Record<string, string>>

const pollKeys = (step: string | undefined): Sentences => ({
  everyMs: `'${step}' polls without an interval. Add "everyMs", such as 2000 (2 seconds).`,
  timeoutMs: `'${step}' polls without a limit, so a user may wait for ever. Add "timeoutMs", such as 240000 (4 minutes).`,
  onTimeout: `'${step}' polls without a rule for the end of its limit. Add "onTimeout": where the user gets then.`,
  onError: `'${step}' polls without a rule for a failed status check. Add "onError": where the user gets then.`,
})

function outcomes(call: string | null): Sentences {
  const name = call === null ? 'the call' : `'${call}'`
  return { onDone: `There is no rule for when ${name} succeeds. Add "onDone".` }
}
