import { lookedAt } from '../../analysis/index.ts'
import type { Condition, FlowDefinition, StateDefinition, StepDefinition } from '../../generated/flow.types.ts'
import type { FlowRule } from '../rule.ts'
import { writtenRules } from './parts/written-rules.ts'

export const noIneffectiveKeys: FlowRule = {
  id: 'no-ineffective-keys',
  severity: 'error',
  over: 'flow',
  summary: 'Everything that is written is read by somebody.',
  check: ({ compiled }, report) => {
    if (!compiled) return
    for (const [pointer, message] of [
      ...inSteps(compiled.definition),
      ...inRules(compiled.definition),
      ...inConditions(compiled.definition),
      ...inVariants(compiled.definition),
    ])
      report(pointer, message)
  },
}

type Said = readonly [pointer: string, message: string]

const ofStates = ['screen', 'enter', 'load', 'do', 'final'] as const
const ofStepsWithStates = ['initial', 'poll', 'status'] as const

function inSteps({ steps, path }: FlowDefinition): Said[] {
  return Object.entries(steps).flatMap(([name, step]) => {
    const at = `/steps/${name}`
    const misplaced = step.states
      ? ofStates.map((key) => [key, 'on a step that has states: each of them has its own. Move it there'] as const)
      : ofStepsWithStates.map((key) => [key, 'on a step without states. Add "states", or remove it'] as const)
    return [
      ...misplaced
        .filter(([key]) => step[key] !== undefined)
        .map(([key, why]): Said => [`${at}/${key}`, `"${key}" means nothing ${why}.`]),
      ...said(
        step.status && step.states && !step.poll,
        `${at}/status`,
        '"status" means nothing without a "poll". Add one, or remove it.',
      ),
      ...said(
        step.when !== undefined && !path.includes(name),
        `${at}/when`,
        `"when" means nothing here, for '${name}' is not on the path. Put it there, or remove it.`,
      ),
      ...said(
        step.history !== undefined && step.route === undefined,
        `${at}/history`,
        '"history" means nothing without a "route": the address stays as it is. Add one, or remove it.',
      ),
      ...inBody(step, step.on, at),
      ...Object.entries(step.states ?? {}).flatMap(([state, body]) =>
        inBody(body, { ...step.on, ...body.on }, `${at}/states/${state}`),
      ),
    ]
  })
}

function inBody({ back, load }: StepDefinition | StateDefinition, on: StateDefinition['on'], at: string): Said[] {
  return [
    ...said(
      back !== undefined && on?.BACK !== undefined,
      `${at}/back`,
      '"back" means nothing beside a handler of BACK, which wins. Keep one of them.',
    ),
    ...said(
      load?.timeoutMs !== undefined && load.everyMs === undefined,
      `${at}/load/timeoutMs`,
      '"timeoutMs" means nothing for what is read once. Add "everyMs", or remove it.',
    ),
  ]
}

const said = (applies: unknown, pointer: string, message: string): Said[] => (applies ? [[pointer, message]] : [])

const inRules = (definition: FlowDefinition): Said[] =>
  writtenRules(definition).flatMap(({ pointer, rule }) =>
    said(
      rule.do && rule.to !== undefined,
      `${pointer}/to`,
      '"to" means nothing beside "do": what follows is said by "onDone" and "onError". Remove it.',
    ),
  )

/** Conditions that look at what is not there: at data before there is any, at an event where there was none. */
function inConditions(definition: FlowDefinition): Said[] {
  const { conditions, steps, variants = [] } = definition
  const blind = (condition: Condition | undefined, scopes: readonly string[], pointer: string): Said[] => {
    const paths = condition === undefined ? [] : [...lookedAt(condition, conditions)]
    const found = paths.find((path) => scopes.includes(path.split('.')[0] ?? ''))
    const why = `It looks at '${found}', of which nothing is known here`
    return said(found, pointer, `${why}. Look at ${scopes.length > 1 ? 'inputs' : 'inputs and data'} alone.`)
  }
  return [
    ...variants.flatMap(({ when }, index) => blind(when, ['data', 'event'], `/variants/${index}/when`)),
    ...Object.entries(steps).flatMap(([name, { when }]) => blind(when, ['event'], `/steps/${name}/when`)),
    ...writtenRules(definition)
      .filter(({ answers }) => ['start', 'back', 'status', 'timeout'].includes(answers))
      .flatMap(({ pointer, rule }) => blind(rule.if, ['event'], `${pointer}/if`)),
  ]
}

/** Read before it is known which variants hold. */
const inVariants = ({ variants = [] }: FlowDefinition): Said[] =>
  variants.flatMap(({ merge }, index) =>
    ['inputs', 'variants'].flatMap((key) =>
      said(
        Object.hasOwn(merge, key),
        `/variants/${index}/merge/${key}`,
        `A variant can't change "${key}", which stands for all clients. Change it there.`,
      ),
    ),
  )
