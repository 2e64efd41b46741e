/** Words for an undeclared name: the name that was probably meant, or where to declare it. */

import { screens } from '../../generated/screens.ts'
import { valueAtPointer } from '../../pointer/index.ts'
import { isAnswer } from '../answers.ts'
import type { NameKind } from '../problem.ts'
import type { Suggestion } from '../suggest.ts'
import { insideField } from './form-in-words.ts'
import type { SentenceParts } from './place.ts'
import { abbreviated, suggestionInWords } from './suggestion-in-words.ts'

/** A word of a closed list of the schema: screens, events and calls are built, not written in a flow. */
export function unknownWord({ name, list, suggestion, place: { screen } }: SentenceParts<'unknown-word'>): string {
  if (list === 'overlayTarget' && suggestion.kind === 'one-of') return overlayTarget(name)
  const noun = list === null ? undefined : nouns[list]
  if (noun === undefined) return `"${name}" can't be used here. ${suggestionInWords(suggestion)}`
  const unknown = `There is no ${noun} '${name}'.`
  if (suggestion.kind === 'did-you-mean') return `${unknown} ${suggestionInWords(suggestion)}`
  const sent = screen === null ? [] : eventsOf(screen)
  if (sent.length > 0) return `${unknown} The screen '${screen}' sends ${sent.join(', ')}.`
  return `${unknown} ${suggestionInWords(suggestion)} A new one has to be built first.`
}

const overlayTarget = (name: string) =>
  `"${name}" is not possible here, because an overlay leaves the step below it as it is: it leads back to it ("@stay") or ends the session ("@close"). Nearest: a step of its own, which may show the same screen.`

const nouns: Readonly<Record<string, string>> = {
  screenName: 'screen',
  eventName: 'event',
  callName: 'call',
  readName: 'call',
  reason: 'reason',
  statusName: 'status',
  failureName: 'failure',
  languageName: 'language',
}

const eventsOf = (screen: string): readonly string[] =>
  Object.entries(screens).find(([known]) => known === screen)?.[1].sends ?? []

export function unknownName(problem: SentenceParts<'unknown-name'>, document: unknown): string {
  const { kind, name, suggestion, place } = problem
  const { step, isInPath } = place
  const isMeant = suggestion.kind === 'did-you-mean'
  if (kind === 'condition' && /[^\w-]/.test(name)) return formula(name)
  if (kind === 'value' || kind === 'field') {
    const inside = insideField(name, document)
    if (inside) return inside
  }
  const unknown = step !== null ? `'${step}' has no state '${name}'.` : `There is no ${nounFor(kind, name)}.`
  const declare = isMeant ? null : whereToDeclare(kind, name, isInPath)
  if (!declare) return `${unknown} ${suggestionInWords(suggestion)}`
  return `${unknown} ${declare}${orAnother(suggestion, document, kind)}`
}

function nounFor(kind: NameKind, name: string): string {
  if (kind === 'data-field') return `data field '${name}'`
  return kind === 'flow-test-name' ? `'${name}'` : `${kind} '${name}'`
}

function whereToDeclare(kind: NameKind, name: string, isInPath: boolean): string | null {
  if (kind === 'step') return isInPath ? 'Take it off the path, or add it to "steps"' : 'Add it to "steps"'
  if (kind === 'condition') return 'Add it to "conditions"'
  if (kind === 'form') return `Write it in flows/forms/${name}.form.json`
  if (kind === 'field' && isAnswer(name)) return 'Add the field to its form'
  if (kind === 'field') return `Declare it under "${name.startsWith('in.') ? 'inputs' : 'data'}"`
  return kind === 'data-field' ? 'Declare it under "data"' : null
}

/** For a step only steps are worth naming: a list with every state would be long. */
function orAnother(suggestion: Suggestion, document: unknown, kind: NameKind): string {
  const steps = valueAtPointer(document, '/steps')
  const known = kind === 'step' && steps ? Object.keys(steps) : suggestion.kind === 'one-of' ? suggestion.names : []
  return known.length === 0 ? '.' : `, or use another: ${abbreviated(known)}.`
}

/** A text that looks like a formula is a condition in the wrong form. */
function formula(name: string): string {
  const [, field = 'method', value = 'invoices'] =
    /^(?:(?:data|in)\.)?(\w+) *(?:={1,3}|is) *["']?(\w+)["']?$/.exec(name) ?? []
  const written = `{ "==": [{ "var": "data.${field}" }, "${value}"] }`
  return `'${name}' can't be the name of a condition. Write ${written}, or a name of "conditions".`
}
