/** What the edits since the file was opened mean, and for which customers. */
import { type Circumstances, type Model, type Replay, replayTo, traceInWords } from '../../analysis/index.ts'
import {
  type Change,
  type ChangeGroup,
  changeInWords,
  classOf,
  diffVersions,
  groupChanges,
  markdown,
  replayOfChange,
  type Topic,
  topicOf,
} from '../../diff/index.ts'
import { parseReference, type Values } from '../../flow/index.ts'
import { actsOn } from './acts-on.ts'
import { type Customer, customerOfVariant, customersOf } from './customers.ts'
import { type FirstDifference, firstDifference } from './first-difference.ts'
import { placesReached, type Reached, reachedBy } from './reached.ts'
import type { ModelledVersion } from './version.ts'

export interface Effects {
  /** Every difference, tests last: what users notice matters first. */
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
  /** The flow in which it is seen: that of a customer with a flow of its own is another one. */
  file: string
  /** The same to be played; null: it is seen everywhere, or not in a session. */
  replay: Replay | null
}

export interface CustomerEffects {
  customer: Customer
  /** Where it gets to after the edits, by the names of the preview. */
  places: readonly string[]
  /** What this customer notices. */
  changes: readonly EffectInWords[]
  /** Where the screens first differ; null if only other things do. */
  first: (FirstDifference & { trace: readonly string[] }) | null
}

/** The same flow file before and after the edits. */
export interface Edited {
  file: string
  before: ModelledVersion
  after: ModelledVersion
}

/** What a customer notices; the other topics are about the file. */
const noticed: readonly Topic[] = ['clients', 'events', 'screens', 'words', 'settings']

/** Without the flows that extend the edited one. Throws where two versions together are too large to be compared. */
export function effectsOf(edited: Edited): Effects {
  const found = diffVersions(edited.before, edited.after)
  const own = customersOf(edited.file, edited.after).map((customer) => effectsOn(customer, edited, found.changes))
  return {
    changes: inWords(found.changes, edited),
    customers: touchedFirst(own),
    markdown: markdown(edited.after.flow.name, found),
  }
}

/** What the customer of a flow that extends the edited one notices. Throws like `effectsOf`. */
export const effectsOfVariant = (variant: Edited): CustomerEffects =>
  effectsOn(
    customerOfVariant(variant.file, variant.after),
    variant,
    diffVersions(variant.before, variant.after).changes,
  )

export const withVariants = (effects: Effects, variants: readonly CustomerEffects[]): Effects => ({
  ...effects,
  customers: touchedFirst([...effects.customers, ...variants]),
})

const touchedFirst = (customers: readonly CustomerEffects[]): CustomerEffects[] =>
  [...customers].sort((a, b) => Number(isUntouched(a)) - Number(isUntouched(b)))

const isUntouched = ({ changes }: CustomerEffects): boolean => changes.length === 0

function effectsOn(customer: Customer, edited: Edited, all: readonly Change[]): CustomerEffects {
  const { before, after } = edited
  const { inputs } = customer
  const reached = [before, after].map(({ model }) => reachedBy(model, inputs))
  const own = all.filter((change) => noticed.includes(topicOf(change.code)) && isNoticed(change, inputs, reached))
  const first = own.length === 0 ? null : firstDifference(before.flow, after.flow, inputs)
  const trace = first ? traceInWords({ flow: before.flow, inputs, events: first.events }) : []
  return {
    customer,
    places: placesReached(customer, after),
    changes: inWords(own, edited),
    first: first && { ...first, trace },
  }
}

/** A change is noticed by those who get to where it has an effect, in its circumstances. */
const isNoticed = (change: Change, inputs: Values, reached: readonly Reached[]): boolean =>
  'place' in change
    ? reached.some(({ states }) =>
        states.some(({ place, state }) => place === change.place && concerns(change.circumstances, inputs, state.data)),
      )
    : concerns(change.circumstances, inputs, null) && reached.some((each) => actsOn(change, each))

/** Whether these can be the circumstances of a client. `data`: null where they are not known; payloads never are. */
export const concerns = (circumstances: Circumstances | null, inputs: Values, data: Values | null): boolean =>
  circumstances === null ||
  circumstances.alternatives.some((parts) =>
    parts.every(({ name, values }) => {
      const { scope: from, key } = parseReference(name) ?? { scope: 'in', key: name }
      const scope = { in: inputs, data, event: null }[from]
      return scope === null || !Object.hasOwn(scope, key) || values.includes(scope[key])
    }),
  )

const inWords = (changes: readonly Change[], { file, after: { model } }: Edited): EffectInWords[] =>
  testsLast(groupChanges(changes)).map((group) => {
    const [first] = group
    return {
      topic: topicOf(first.code),
      isBreaking: classOf(first) === 'breaking',
      ...changeInWords(group),
      file,
      replay: replayOfChange(group) ?? replayToPlace(first, model),
    }
  })

function testsLast(groups: readonly ChangeGroup[]): ChangeGroup[] {
  const isOfTests = ([{ code }]: ChangeGroup) => topicOf(code) === 'tests'
  return [...groups.filter((group) => !isOfTests(group)), ...groups.filter(isOfTests)]
}

/** What a place shows is seen on arrival. */
function replayToPlace(change: Change, model: Model): Replay | null {
  const seen = 'place' in change && model.states.find(({ place }) => place === change.place)
  return seen ? replayTo(model, seen, seen.inputs).replay : null
}
