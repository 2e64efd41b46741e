/**
 * The sentence for a problem: what is wrong and how to fix it, for the author of the document. The only place that words
 * a problem, so that linter, diff, build and widget say the same. The widget loads it when it has a problem to show.
 */
import { flowShape } from '../../generated/flow.shape.ts'
import { joinPointers } from '../../pointer/index.ts'
import { isRecord } from '../json.ts'
import { mergePatch } from '../merge.ts'
import type { Problem, ProblemCode } from '../problem.ts'
import { wrongForm } from './form-in-words.ts'
import { missingKeys } from './missing-keys.ts'
import { type PlacedProblem, type SentenceParts, withPlace } from './place.ts'
import { comparesReference } from './reference-in-words.ts'
import { abbreviated, quoted, suggestionInWords } from './suggestion-in-words.ts'
import { unknownKey } from './unknown-key.ts'
import { unknownName, unknownWord } from './unknown-name.ts'
import { boundInWords, numberInWords, valueInWords, wrongType } from './value-in-words.ts'

const statuses = flowShape.definitions.statusName.enum

/** `document`: the whole that the problem was found in. */
export const problemInWords = (problem: Problem, document: unknown): string =>
  placedProblemInWords(placeProblem(problem, document), document)

export function placeProblem(problem: Problem, document: unknown): PlacedProblem {
  const { variant } = problem
  return variant ? withPlace(problem, withVariant(document, variant.id), variant.pointer) : withPlace(problem, document)
}

export function placedProblemInWords(problem: PlacedProblem, document: unknown): string {
  const { variant } = problem
  if (!variant) return sentence(problem, document)
  const isInMerge = problem.pointer.includes(joinPointers('/merge', variant.pointer))
  const where = isInMerge ? '' : `, at ${variant.pointer}`
  return `With the variant '${variant.id}'${where}: ${sentence(problem, withVariant(document, variant.id))}`
}

function withVariant(document: unknown, wanted: string): unknown {
  if (!isRecord(document) || !Array.isArray(document['variants'])) return document
  const variant: unknown = document['variants'].find((each) => isRecord(each) && each['id'] === wanted)
  return isRecord(variant) ? mergePatch(document, variant['merge']) : document
}

function sentence(problem: PlacedProblem, document: unknown): string {
  const say = sentences[problem.code] as (problem: PlacedProblem, document: unknown) => string
  return say(problem, document)
}

/** Without the pointer: what is said of it is in `place`. */
type Words<Code extends ProblemCode> = (problem: SentenceParts<Code>, document: unknown) => string

const sentences: { readonly [Code in ProblemCode]: Words<Code> } = {
  'unknown-key': unknownKey,
  'unknown-word': unknownWord,
  'unknown-name': unknownName,
  'unlisted-value': ({ found, suggestion }) =>
    `${valueInWords(found)} can't be used here. ${suggestionInWords(suggestion)}`,
  'wrong-type': ({ expected, found }) => wrongType(expected, found),
  'missing-keys': missingKeys,
  'no-keys': ({ known }) =>
    known.length === 0 ? 'It is empty. Add a key.' : `It is empty. Use one of: ${abbreviated(known)}.`,
  'too-many-keys': ({ keys, most }) =>
    `It has the keys ${keys.join(', ')}, but may have only ${most === 1 ? 'one' : most}. Put one inside the other.`,
  'too-few-items': ({ least }) => `It needs at least ${least === 1 ? 'one entry' : `${least} entries`}. Add one.`,
  'too-many-items': ({ most }) =>
    `It may have at most ${most === 1 ? 'one entry' : `${most} entries`}. Remove the others.`,
  'repeated-item': ({ item }) => `${valueInWords(item)} is in this list twice. Remove one.`,
  'too-small': ({ value, least, place: { key } }) =>
    `${numberInWords(key, value)} is too small: ${boundInWords(key, least)} is the least. Raise it.`,
  'too-large': ({ value, most, place: { key } }) =>
    `${numberInWords(key, value)} is too large: ${boundInWords(key, most)} is the most. Lower it.`,
  'empty-text': () => 'It is empty. Give it a value.',
  'too-long': ({ most }) => `It is longer than ${most} characters. Shorten it.`,
  'wrong-form': ({ text, pattern }, document) => wrongForm(text, pattern, document),
  'too-deep': ({ most }) => `It is nested more than ${most} levels deep. Flatten it.`,
  'outside-domain': ({ field, value, suggestion }) =>
    `'${field}' can never be ${JSON.stringify(value)}. ${suggestionInWords(suggestion)}`,
  'compares-reference': ({ field }, document) => comparesReference(field, document),
  'no-finite-domain': ({ field, place: { isSplit } }) =>
    isSplit
      ? `'${field}' is a split without shares. Give it "shares", such as { "control": 90, "short": 10 }.`
      : `'${field}' has no finite domain. Give it "enum", or "type" with "minimum" and "maximum" if integer.`,
  'not-boolean': ({ field }) => `'${field}' is not a boolean. Compare it with a value.`,
  'not-integer': ({ field }) => `'${field}' is not an integer. Use "set".`,
  'none-of-needs-boolean': ({ field }) =>
    `'${field}' has "noneOf", which turns what is read into true or false. Give it "type": "boolean".`,
  'compares-literals': () => 'It compares two literals. Compare a field with a literal.',
  'circular-condition': ({ condition }) => `The condition '${condition}' refers to itself. Break the circle.`,
  'not-offered': ({ language, offered, place: { isDefault } }) =>
    isDefault
      ? `'${language}' is the default language, but it is not offered. Add it, or name another with "defaultLanguage": ${quoted(offered)}.`
      : `'${language}' is not offered: "languages" has ${quoted(offered)}. Add it there, or name one of them.`,
  'off-path': ({ step }) =>
    step === null
      ? `'@next' has no meaning outside of steps. Name the step that it should lead to.`
      : `'@next' has no meaning in '${step}', which is not on the path. Name the step it leads to.`,
  'switched-off': ({ step }) =>
    `'${step}' is switched off ("enabled": false), but this rule leads to it. Lead to another step, or remove the rule.`,
  'no-screen': ({ step }) => `The step '${step}' shows nothing. Give it a "screen", or "states".`,
  'no-form': () => `The screen 'form' shows no form. Name one in "form".`,
  'no-status-table': ({ step }) =>
    `'${step}' polls without a "status" table. Add it, with a target for each of ${quoted(statuses)}.`,
}

/** Every code that a problem can have. */
export const problemCodes = Object.keys(sentences) as readonly ProblemCode[]
