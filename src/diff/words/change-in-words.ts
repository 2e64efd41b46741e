/** The sentence for a change, in Markdown. The only place that words changes. */
import {
  asText,
  circumstancesInWords,
  asCode as code,
  countInWords,
  listed,
  stepOf,
  traceInWords,
} from '../../analysis/index.ts'
import { durationInWords, formatReference, isDurationKey, type Shares } from '../../flow/index.ts'
import { rowInWords, subjectInWords } from '../../flow-tests/index.ts'
import type { Change, ChangeCode, ChangeOf, ExpectingRow, PathPosition, RowSubject } from '../change.ts'
import type { ChangeGroup } from '../group-changes.ts'
import { soonest } from '../replay.ts'
import { changedConsequence } from './consequence-in-words.ts'
import { changedPage } from './page-in-words.ts'
import { changedTexts } from './texts-in-words.ts'
import { changedTrait } from './trait-in-words.ts'
import { triggerInWords } from './trigger-in-words.ts'

export interface ChangeInWords {
  sentence: string
  /** A shortest trace that shows it, a line for each event. */
  trace: readonly string[]
}

export function changeInWords(group: ChangeGroup): ChangeInWords {
  const [change] = group
  return { sentence: sentence(change, group), trace: traceOf(group) }
}

const reasonOf = (because: string | null) =>
  because === null ? 'Say why: add it to `removed` in the flow tests.' : `Reason: ${because}`

type Group<Code extends ChangeCode> = readonly ChangeOf<Code>[]

const sentence = <Code extends ChangeCode>(change: ChangeOf<Code>, group: ChangeGroup): string =>
  (sentences[change.code as Code] as Words<Code>)(change, group as unknown as Group<Code>)

/** `group`: the same change at all its places. */
type Words<Code extends ChangeCode> = (change: ChangeOf<Code>, group: Group<Code>) => string

const sentences: { readonly [Code in ChangeCode]: Words<Code> } = {
  'test-added': ({ test }) => `The test ${code(test)} is new.`,
  'test-removed': ({ test, because }) =>
    `The test ${code(test)} is gone: nobody checks it any more. ${reasonOf(because)}`,
  'test-changed': ({ test }) => `The test ${code(test)} checks something else than before.`,
  'test-row-added': ({ test, row }) => `The test ${code(test)} has the new row ${about(row)}.`,
  'test-row-removed': ({ test, row, because }) =>
    `The test ${code(test)} has lost the row ${about(row)}: nobody checks it any more. ${reasonOf(because)}`,
  'test-row-narrowed': ({ test, row, rows, because }) =>
    `The test ${code(test)} checks less than before: of the row ${about(row)} it keeps ${listed(rows.map(about))}. ${
      because === null ? 'Say why: add `because` to the row.' : `Reason: ${because}`
    }`,
  'test-row-split': ({ test, row, rows, because }) =>
    `The test ${code(test)} has ${listed(rows.map(said))} in place of the row ${about(row)}.${because === null ? '' : ` Reason: ${because}`}`,
  'test-row-changed': ({ test, row, before, after, because }) => {
    const [was, is] = [rowInWords(before).expects, rowInWords(after).expects]
    const what =
      was === is
        ? `writes the row ${about(row)} differently`
        : `expects ${code(is)} instead of ${code(was)} in the row ${about(row)}`
    return `The test ${code(test)} ${what}.${because === null ? '' : ` Reason: ${because}`}`
  },
  'test-conditions-changed': () => 'The conditions of the flow tests are not the same as before.',
  'step-added': ({ step, position }) => `${code(step)} is new, ${positionInWords(position)}.`,
  'step-removed': ({ step }) => `${code(step)} is gone.`,
  'step-renamed': ({ before, after }) => `${code(before)} is now called ${code(after)}.`,
  'step-enabled': ({ step }) => `${code(step)} is switched on.`,
  'step-disabled': ({ step }) => `${code(step)} is switched off.`,
  'step-moved': ({ step, position }) => `${code(step)} has moved: it is now ${positionInWords(position)}.`,
  'step-joined-path': ({ step, position }) => `${code(step)} has joined the path, ${positionInWords(position)}.`,
  'step-left-path': ({ step }) => `${code(step)} has left the path.`,
  'state-added': ({ step }, group) =>
    `${code(step)} has the new ${group.length > 1 ? 'states' : 'state'} ${statesInWords(group)}.`,
  'state-removed': ({ step }, group) => `${code(step)} no longer has ${statesInWords(group)}.`,
  'start-changed': (change) => clients(change, `now start at ${code(change.after)} instead of ${code(change.before)}`),
  'step-skipped': (change) =>
    clients(change, `${change.isOptional ? 'can now' : 'now'} skip ${onTheWay(change.step, change.end)}`),
  'step-required': (change) => clients(change, `must now pass ${onTheWay(change.step, change.end)}`),
  'place-reachable': (change, group) => clients(change, `can now reach ${reachedPlaces(group)}`),
  'place-unreachable': (change, group) => clients(change, `can no longer reach ${reachedPlaces(group)}`),
  'close-reachable': (change) => clients(change, 'can now close the widget'),
  'close-unreachable': (change) => clients(change, 'can no longer close the widget'),
  'event-changed': (change, group) => {
    const trigger = triggerInWords(change.trigger, code)
    const consequence = changedConsequence(change.before, change.after, code)
    const first = change.isFirstBack && change.after.to.kind === 'nothing' ? ' It is now the first step.' : ''
    return `At ${somePlaces(group)}, ${trigger}: ${consequence}${condition(change, countersOf(change))}.${first}`
  },
  'place-changed': (change, group) =>
    `${listed(group.map(({ place }) => code(place)))}: ${changedTrait(change)}${condition(change)}.`,
  'overlay-added': (change) => `The dialog ${code(change.overlay)} is new${condition(change)}.`,
  'overlay-removed': (change) => `The dialog ${code(change.overlay)} is gone${condition(change)}.`,
  'overlay-screen-changed': (change) =>
    `The dialog ${code(change.overlay)}: its screen is ${code(change.after)}, before ${code(change.before)}${condition(change)}.`,
  'words-changed': (change) => `${changedTexts(change)}${condition(change)}.`,
  'place-words-changed': (change, group) => `At ${somePlaces(group)}, ${changedTexts(change)}${condition(change)}.`,
  'overlay-words-changed': (change) =>
    `In the dialog ${code(change.overlay)}, ${changedTexts(change)}${condition(change)}.`,
  'place-words-shared': ({ place, screen, others }) => sharedWords(code(place), screen, others),
  'overlay-words-shared': ({ overlay, screen, others }) => sharedWords(`The dialog ${code(overlay)}`, screen, others),
  'setting-changed': (change) => {
    const [before, after] = [change.before, change.after].map((value) => settingInWords(change.setting, value))
    return `${code(change.setting)} is ${after}, before ${before}${condition(change)}.`
  },
  'option-changed': (change) => `The option ${code(change.option)} is ${switched(change)}${condition(change)}.`,
  'page-changed': (change) => `${changedPage(change)}${condition(change)}.`,
  'input-changed': ({ input, key, before, after }) =>
    key === 'shares' && before !== undefined && after !== undefined
      ? `The sessions of ${code(input)} are ${sharesInWords(after as Shares)}, before ${sharesInWords(before as Shares)}.`
      : `${code(input)}: its ${code(key)} is ${declared(after)}, before ${declared(before)}.`,
  'input-added': ({ input }) => `The input ${code(input)} is new.`,
  'input-removed': ({ input }) => `The input ${code(input)} is gone.`,
  'version-changed': ({ before, after }) => `The version is ${after}, before ${before}.`,
}

/** Ends with the change itself if that is an event. */
function traceOf(group: ChangeGroup): string[] {
  const [change] = group
  const { trace } = soonest(group)
  if (!trace) return []
  const lines = traceInWords(trace)
  if (change.code !== 'event-changed') return lines
  const { trigger, before, after } = change
  return [...lines, `${triggerInWords(trigger, asText)} → ${changedConsequence(before, after, asText)}`]
}

/** The clients as the subject of a sentence, in the plural. */
function clients({ circumstances }: Change, verb: string): string {
  if (circumstances === null) return `All clients ${verb}.`
  return `Clients with ${circumstancesInWords(circumstances, code)} ${verb}${countInWords(circumstances)}.`
}

/** The circumstances as a condition at the end of a sentence. */
const condition = ({ circumstances }: Change, counters: readonly string[] = []): string =>
  circumstances === null
    ? ''
    : `, if ${circumstancesInWords(circumstances, code, counters)}${countInWords(circumstances)}`

/** What the event itself raises. */
const countersOf = ({ before, after }: ChangeOf<'event-changed'>): string[] =>
  [...before.assigns, ...after.assigns].flatMap(({ field, source }) =>
    source.kind === 'raise' ? [formatReference('data', field)] : [],
  )

const onTheWay = (step: string, end: string) => `${code(step)} on the way to ${code(end)}`

function positionInWords(position: PathPosition): string {
  if (position.kind === 'off-path') return 'off the path'
  return position.kind === 'first' ? 'first on the path' : `after ${code(position.step)}`
}

const statesInWords = (group: readonly { state: string }[]) => listed(group.map(({ state }) => code(state)))

/** Several states of a step under its name. */
function reachedPlaces(group: readonly { place: string }[]): string {
  const places = group.map(({ place }) => place)
  const named = places.map((place) =>
    places.filter((other) => stepOf(other) === stepOf(place)).length === 1 ? place : stepOf(place),
  )
  return listed([...new Set(named)].map(code))
}

/** More places than this are counted. */
const mostPlaces = 4

function somePlaces(group: readonly { place: string }[]): string {
  const names = group.map(({ place }) => code(place))
  if (names.length <= mostPlaces) return listed(names)
  return listed([...names.slice(0, mostPlaces - 1), `${names.length - mostPlaces + 1} more places`])
}

const settingInWords = (setting: string, value: number) =>
  isDurationKey(setting) ? durationInWords(value) : String(value)

/** 90 % `control` and 10 % `short`. */
const sharesInWords = (shares: Shares) =>
  listed(Object.entries(shares).map(([value, share]) => `${share} % ${code(value)}`))

const declared = (value: unknown) => (value === undefined ? code('none') : json(value))

const sharedWords = (subject: string, screen: string, others: readonly string[]) =>
  `${subject} says the same as ${listed(others.map(code))}: the screen ${code(screen)}, without \`words\` of its own.`

const about = (row: RowSubject) => code(subjectInWords(row))

function said(row: ExpectingRow): string {
  const { when, expects } = rowInWords(row)
  return code(`${when}: ${expects}`)
}

const json = (value: unknown) => code(JSON.stringify(value))

function switched({ before, after }: ChangeOf<'option-changed'>): string {
  if (before === undefined) return 'on'
  return after === undefined ? 'off' : 'another'
}
