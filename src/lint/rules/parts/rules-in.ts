/** Every rule and every entry of the flow, with the event or outcome that it handles. */
import { pointerSegments, valueAtPointer } from '../../../flow/index.ts'
import type {
  Actions,
  CallName,
  EventName,
  FlowDefinition,
  Rule,
  ScreenName,
  StepDefinition,
} from '../../../generated/flow.types.ts'
import { type WrittenRule, writtenRules } from './written-rules.ts'

export interface Heard {
  /** Sent by one of these screens. */
  event?: EventName
  screens?: readonly ScreenName[]
  /** A call has ended, or a status couldn't be had. */
  outcome?: 'done' | 'failed'
  call?: CallName
  /** Entering: whatever leads there. */
  enters?: true
}

export interface Written {
  pointer: string
  /** On entering: changes alone. */
  rule: Rule | Actions
  heard: Heard
}

export function rulesIn(definition: FlowDefinition): Written[] {
  const rules = writtenRules(definition).map(
    (each): Written => ({ pointer: each.pointer, rule: each.rule, heard: heardBy(each, definition) }),
  )
  const entries = Object.entries(definition.steps).flatMap(([name, step]): Written[] => {
    const bodies: [string, StepDefinition][] = [
      [`/steps/${name}`, step],
      ...Object.entries(step.states ?? {}).map(([state, body]): [string, StepDefinition] => [
        `/steps/${name}/states/${state}`,
        body,
      ]),
    ]
    return bodies.flatMap(([at, { enter }]) =>
      enter ? [{ pointer: `${at}/enter`, rule: enter, heard: { enters: true } }] : [],
    )
  })
  return [...rules, ...entries]
}

function heardBy({ pointer, answers }: WrittenRule, definition: FlowDefinition): Heard {
  if (answers === 'poll fails') return { outcome: 'failed' }
  if (answers === 'done' || answers === 'failed') {
    const call = valueAtPointer(definition, pointer.slice(0, pointer.search(/\/on(Done|Error)(\/\d+)?$/)))
    return { outcome: answers, call: (call as { effect: CallName }).effect }
  }
  if (answers !== 'event') return {}
  const [, name = '', ...rest] = pointerSegments(pointer)
  const step = definition.steps[name]
  const state = rest[0] === 'states' ? step?.states?.[rest[1] ?? ''] : undefined
  const shown = state ? [state] : Object.values(step?.states ?? { name: step })
  const event = rest[state ? 3 : 1] as EventName
  return { event, screens: shown.flatMap((body) => body?.screen ?? []) }
}
