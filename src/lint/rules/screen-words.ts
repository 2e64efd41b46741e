import { type RuleTrigger, ruleListsOf } from '../../analysis/index.ts'
import { type CompiledFlow, childPointer, type Place, placePointer, valueAtPointer } from '../../flow/index.ts'
import type { ScreenName } from '../../generated/flow.types.ts'
import { messageTexts } from '../../generated/message-texts.ts'
import type { FlowRule } from '../rule.ts'
import type { Located } from './parts/each-flow.ts'
import { reasonShown } from './parts/facts.ts'
import { groupOf, wordsIn } from './parts/words-in.ts'

type Found = Located<'screen-words'>

/** The usual texts may be right there too, so this is a note. */
export const screenWords: FlowRule<'screen-words'> = {
  id: 'screen-words',
  severity: 'note',
  over: 'flow',
  summary: 'A screen that is shown a second time, or for another reason, has words of its own there.',
  rank: 'consequence',
  check: ({ compiled }, report) => {
    if (!compiled) return
    for (const [pointer, violation] of [
      ...secondUses(compiled),
      ...usualAlternatives(compiled),
      ...otherReasons(compiled),
    ])
      report(pointer, violation)
  },
}

const allKeys = Object.keys(messageTexts.en)

/** Headings first: they say what a screen is about. */
const keysOf = (screen: ScreenName): string[] =>
  allKeys
    .filter((key) => groupOf(key) === screen)
    .sort((a, b) => Number(b.includes('heading')) - Number(a.includes('heading')))

const hasOwnWords = ({ words, screen }: Place) => Object.keys(words ?? {}).some((key) => groupOf(key) === screen)

function secondUses({ places }: CompiledFlow): Found[] {
  const usual = Object.values(places).filter((place) => !hasOwnWords(place))
  return usual.flatMap((place): Found[] => {
    const { screen, step, id } = place
    const first = usual.find((other) => other.screen === screen)
    const keys = keysOf(screen)
    if (!first || first.step === step || keys.length === 0) return []
    return [
      [childPointer(placePointer(id), 'screen'), { code: 'second-use', place: id, screen, first: first.id, keys }],
    ]
  })
}

/** `consent.heading-unnamed` is shown in place of `consent.heading` to some. */
function usualAlternatives({ definition, words: everywhere }: CompiledFlow): Found[] {
  return wordsIn(definition).flatMap(({ pointer, words }) =>
    Object.keys(words).flatMap((key): Found[] => {
      const alternatives = allKeys.filter((each) => each.startsWith(`${key}-`))
      const usual = alternatives.filter((each) => !words[each] && !everywhere?.[each])
      return usual.map((alternative) => {
        const text = messageTexts.en[alternative] as string
        return [childPointer(pointer, key), { code: 'usual-alternative', key, alternative, text }]
      })
    }),
  )
}

function otherReasons({ definition, places, rules: compiled }: CompiledFlow): Found[] {
  return ruleListsOf(definition).flatMap(({ rules, trigger }) =>
    rules.flatMap(({ pointer }): Found[] => {
      const target = compiled[pointer]?.target
      const to = target?.kind === 'place' ? places[target.place] : undefined
      const said = to && reasonShown[to.screen]
      if (!said || to.words?.[said.key] || !canHaveReason(trigger) || isReason(said.fits, trigger)) return []
      const text = messageTexts.en[said.key] as string
      // A rule that only leads on may be written as the name of its target.
      const at = childPointer(pointer, 'to')
      return [
        [
          valueAtPointer(definition, at) === undefined ? pointer : at,
          { code: 'other-reason', place: to.id, screen: to.screen, key: said.key, text, trigger },
        ],
      ]
    }),
  )
}

/** Something went wrong or took too long; the user did not ask for the screen. */
const canHaveReason = ({ kind }: RuleTrigger) =>
  ['status', 'failed', 'read-failure', 'other-failure', 'time-limit', 'poll-timeout', 'poll-failure'].includes(kind)

const isReason = (fits: readonly string[], trigger: RuleTrigger) =>
  (trigger.kind === 'status' && fits.includes(trigger.status)) ||
  (trigger.kind === 'failed' && fits.includes(trigger.call))
