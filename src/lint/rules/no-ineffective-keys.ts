import { lookedAt, type RuleTrigger, ruleListsOf } from '../../analysis/index.ts'
import { childPointer, readReference } from '../../flow/index.ts'
import type { Condition, FlowDefinition, StateDefinition, StepDefinition } from '../../generated/flow.types.ts'
import type { FlowRule } from '../rule.ts'
import type { Violation } from '../words/index.ts'
import type { Located } from './parts/each-flow.ts'

type Found = Located<'no-ineffective-keys'>

export const noIneffectiveKeys: FlowRule<'no-ineffective-keys'> = {
  id: 'no-ineffective-keys',
  severity: 'error',
  over: 'flow',
  summary: 'Every key that is written has an effect.',
  check: ({ compiled }, report) => {
    if (!compiled) return
    for (const [pointer, violation] of [
      ...inSteps(compiled.definition),
      ...inRules(compiled.definition),
      ...inConditions(compiled.definition),
      ...inVariants(compiled.definition),
    ])
      report(pointer, violation)
  },
}

const ofStates = ['screen', 'enter', 'load', 'do', 'final', 'after'] as const
const ofStepsWithStates = ['initial', 'poll', 'status'] as const

function inSteps({ steps, path }: FlowDefinition): Found[] {
  return Object.entries(steps).flatMap(([name, step]) => {
    const at = childPointer('/steps', name)
    const [misplaced, code] = step.states
      ? [ofStates, 'only-for-states' as const]
      : [ofStepsWithStates, 'only-with-states' as const]
    return [
      ...misplaced.flatMap((key) => foundIf(step[key] !== undefined, childPointer(at, key), { code, key })),
      ...foundIf(step.status && step.states && !step.poll, childPointer(at, 'status'), { code: 'status-without-poll' }),
      ...foundIf(step.when !== undefined && !path.includes(name), childPointer(at, 'when'), {
        code: 'when-off-path',
        step: name,
      }),
      ...foundIf(step.history !== undefined && step.route === undefined, childPointer(at, 'history'), {
        code: 'history-without-route',
      }),
      ...inBody(step, step.on, at),
      ...Object.entries(step.states ?? {}).flatMap(([state, body]) =>
        inBody(body, { ...step.on, ...body.on }, childPointer(at, 'states', state)),
      ),
    ]
  })
}

function inBody({ back, load }: StepDefinition | StateDefinition, on: StateDefinition['on'], at: string): Found[] {
  const repeats = load?.timeoutMs === undefined || load.everyMs !== undefined
  return [
    ...foundIf(back !== undefined && on?.BACK !== undefined, childPointer(at, 'back'), { code: 'back-beside-handler' }),
    ...foundIf(!repeats, childPointer(at, 'load', 'timeoutMs'), { code: 'timeout-without-repeat' }),
  ]
}

const foundIf = (applies: unknown, pointer: string, violation: Violation<'no-ineffective-keys'>): Found[] =>
  applies ? [[pointer, violation]] : []

const inRules = (definition: FlowDefinition): Found[] =>
  ruleListsOf(definition).flatMap(({ rules }) =>
    rules.flatMap(({ pointer, rule }) =>
      foundIf(rule.do && rule.to !== undefined, childPointer(pointer, 'to'), { code: 'to-beside-do' }),
    ),
  )

/** These triggers carry nothing that a condition could read. */
const withoutPayload: readonly RuleTrigger['kind'][] = ['start', 'back', 'status', 'poll-timeout', 'time-limit']

/** Conditions that read unknown values: data before the start, or an event where there is none. */
function inConditions(definition: FlowDefinition): Found[] {
  const { conditions, steps, variants = [] } = definition
  const blind = (condition: Condition | undefined, known: readonly ('inputs' | 'data')[], pointer: string): Found[] => {
    const paths = condition === undefined ? [] : [...lookedAt(condition, conditions)]
    const path = paths.find((each) => {
      const { scope } = readReference(each)
      return scope === 'event' || (scope === 'data' && !known.includes('data'))
    })
    return path === undefined ? [] : [[pointer, { code: 'unknown-there', path, known }]]
  }
  const whens = Object.entries(steps).map(([name, { when }]) => ({
    when,
    pointer: childPointer('/steps', name, 'when'),
  }))
  const ifs = ruleListsOf(definition)
    .filter(({ trigger }) => withoutPayload.includes(trigger.kind))
    .flatMap(({ rules }) => rules)
  return [
    ...variants.flatMap(({ when }, index) => blind(when, ['inputs'], childPointer('/variants', index, 'when'))),
    ...whens.flatMap(({ when, pointer }) => blind(when, ['inputs', 'data'], pointer)),
    ...ifs.flatMap(({ pointer, rule }) => blind(rule.if, ['inputs', 'data'], childPointer(pointer, 'if'))),
  ]
}

/** Inputs decide which variants apply, so a variant can't change them. */
const inVariants = ({ variants = [] }: FlowDefinition): Found[] =>
  variants.flatMap(({ merge }, index) =>
    ['inputs', 'variants'].flatMap((key) =>
      foundIf(Object.hasOwn(merge, key), childPointer('/variants', index, 'merge', key), {
        code: 'not-for-variants',
        key,
      }),
    ),
  )
