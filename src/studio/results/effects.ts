/** What the edits since the file was opened mean, and for which customers. */
import { type Circumstances, traceInWords } from '../../analysis/index.ts'
import { type Change, changeInWords, classOf, diff, groupChanges, markdown, type Topic, topicOf } from '../../diff/index.ts'
import type { Values } from '../../flow/index.ts'
import { flowNameOf, type SourceFile } from '../../flow-files/index.ts'
import { type Customer, customersOf, usualCustomer, variantsOf } from './customers.ts'
import { type FirstDifference, firstDifference } from './first-difference.ts'
import { type SoundVersion, soundVersion } from './version.ts'

export interface Effects {
  /** Every difference, in the order of the report. */
  changes: readonly EffectInWords[]
  /** Those who notice something first. */
  customers: readonly CustomerEffects[]
  /** The report in Markdown. */
  markdown: string
}

export interface EffectInWords {
  topic: Topic
  isBreaking: boolean
  sentence: string
  trace: readonly string[]
}

export interface CustomerEffects {
  customer: Customer
  /** What this customer notices. */
  changes: readonly EffectInWords[]
  /** Where the screens first differ; null if only other things do. */
  first: (FirstDifference & { trace: readonly string[] }) | null
}

/** What a customer notices; the other topics are about the file. */
const noticed: readonly Topic[] = ['clients', 'events', 'screens', 'words', 'settings']

/** null where a version does not compile, or they are too large to be compared. */
export function effectsOf(file: string, base: readonly SourceFile[], now: readonly SourceFile[]): Effects | null {
  const [before, after] = [soundVersion(file, base), soundVersion(file, now)]
  const found = before && after && differences(before, after)
  if (!found) return null
  const customers = customersOf(file, after).map((customer) => effectsFor(customer, before, after, found.changes))
  const variants = variantsOf(file, now).flatMap((variant) => effectsOnVariant(variant, base, now))
  return {
    changes: inWords(found.changes),
    customers: [...customers, ...variants].sort((a, b) => Number(isUntouched(a)) - Number(isUntouched(b))),
    markdown: markdown(after.flow.name, found),
  }
}

export const isUntouched = ({ changes, first }: CustomerEffects): boolean => changes.length === 0 && first === null

function effectsOnVariant(file: string, base: readonly SourceFile[], now: readonly SourceFile[]): CustomerEffects[] {
  const [before, after] = [soundVersion(file, base), soundVersion(file, now)]
  const found = before && after && differences(before, after)
  return found ? [effectsFor(usualCustomer(file, after), before, after, found.changes)] : []
}

function differences(before: SoundVersion, after: SoundVersion) {
  try {
    return diff(before, after)
  } catch {
    return null
  }
}

function effectsFor(
  customer: Customer,
  { flow: old }: SoundVersion,
  { flow: now }: SoundVersion,
  all: readonly Change[],
): CustomerEffects {
  const { inputs } = customer
  const own = all.filter(
    ({ code, circumstances }) => noticed.includes(topicOf(code)) && concerns(circumstances, inputs),
  )
  const first = own.length === 0 ? null : firstDifference(old, now, inputs)
  const trace = first ? traceInWords({ flow: old, inputs, events: first.events }) : []
  return { customer, changes: inWords(own), first: first && { ...first, trace } }
}

/** Whether these circumstances can be those of a client; data and payloads come later. */
export const concerns = (circumstances: Circumstances | null, inputs: Values): boolean =>
  circumstances === null ||
  circumstances.alternatives.some((parts) =>
    parts.every(({ name, values }) => !Object.hasOwn(inputs, name) || values.includes(inputs[name])),
  )

const inWords = (changes: readonly Change[]): EffectInWords[] =>
  groupChanges(changes).map((group) => {
    const [first] = group
    return { topic: topicOf(first.code), isBreaking: classOf(first) === 'breaking', ...changeInWords(group) }
  })

export const customerFile = ({ file }: Customer): string => flowNameOf(file)
