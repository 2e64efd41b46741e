import { type CompiledFlow, childPointer, defined, suggest } from '../../flow/index.ts'
import type { LanguageName, Texts, Words } from '../../generated/flow.types.ts'
import { messageTexts } from '../../generated/message-texts.ts'
import type { FlowRule } from '../rule.ts'
import { argumentProblem } from './parts/argument-problem.ts'
import { branchProblems } from './parts/branch-problems.ts'
import { type Located, reportEach } from './parts/each-flow.ts'
import { readMessage } from './parts/messages.ts'
import { lengthOf, mostCharacters } from './parts/text-limits.ts'
import { groupOf, isShownBy, type PlaceWords, wordsIn } from './parts/words-in.ts'

type Found = Located<'flow-words'>

export const flowWords: FlowRule<'flow-words'> = {
  id: 'flow-words',
  severity: 'error',
  over: 'flow',
  summary:
    'Words of a flow replace messages that are shown there, in every language that it offers, as in the locales.',
  rank: 'definition',
  check: (linted, report) =>
    reportEach(linted, report, (flow) => wordsIn(flow.definition).flatMap((place) => problemsIn(place, flow))),
}

function problemsIn(place: PlaceWords, flow: CompiledFlow): Found[] {
  const { pointer, words, screens } = place
  return Object.entries(words).flatMap(([key, texts]): Found[] => {
    const at = childPointer(pointer, key)
    if (!Object.hasOwn(messageTexts.en, key)) {
      const suggestion = suggest(key, Object.keys(messageTexts.en))
      return [[at, { code: 'unknown-message', key, suggestion }]]
    }
    if (groupOf(key) === 'token-gate') return [[at, { code: 'without-flow', key }]]
    if (screens && !isShownBy(key, screens)) return [[at, { code: 'not-shown-here', key, screens }]]
    const { languages } = flow.page
    const missing = languages.filter((language) => texts[language] === undefined)
    const shown = screens && flow.words ? flow.words : {}
    return [
      ...missing.map((language): Found => {
        return [at, { code: 'missing-language', key, language, english: usualText(key, 'en') }]
      }),
      ...(Object.entries(texts) as [LanguageName, string][]).flatMap(([language, text]) =>
        textProblems(key, text, language).map((problem): Found => [childPointer(at, language), problem]),
      ),
      ...(key === 'consent.continue' && !isAgreementOwn(words, shown)
        ? [[at, { code: 'names-usual-button', key: 'consent.agreement' }] as const]
        : []),
      ...(changesNothing(key, texts, shown) ? [[at, { code: 'changes-nothing', key }] as const] : []),
    ]
  })
}

function textProblems(key: string, text: string, language: LanguageName): Found[1][] {
  if (text.trim() === '') return [{ code: 'blank-text' }]
  const message = readMessage(text)
  const { elements, error } = message
  if (error) return [{ code: 'unreadable', error }]
  if (!elements) return []
  const problem = argumentProblem(readMessage(usualText(key, 'en')), message, 'english')
  const most = mostCharacters(
    key,
    Object.values(messageTexts).map((texts) => elementsOf(texts[key])),
  )
  return [
    ...(problem ? [problem] : []),
    ...branchProblems(elements, language),
    ...(lengthOf(elements) > most ? [{ code: 'long-text', most, length: lengthOf(elements) } as const] : []),
  ]
}

/** The linter has checked the locales. */
const elementsOf = (text: string | undefined) => defined(readMessage(text).elements, `elements of ${text}`)

const usualText = (key: string, language: LanguageName): string => messageTexts[language][key] as string

/** The usual agreement names the usual button. */
const isAgreementOwn = (...words: readonly Words[]): boolean =>
  words.some((each) => Object.hasOwn(each, 'consent.agreement'))

/** `shown`: the words of the whole flow, which those of a place replace. */
const changesNothing = (key: string, texts: Texts, shown: Words): boolean =>
  (Object.entries(texts) as [LanguageName, string][]).every(
    ([language, text]) => text === (shown[key]?.[language] ?? usualText(key, language)),
  )
