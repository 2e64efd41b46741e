/** Every list of rules of a flow as it is written: where it is, and what triggers it. */
import { childPointer } from '../flow/index.ts'
import type {
  CallName,
  EventName,
  FlowDefinition,
  Rule,
  StateDefinition,
  StatusName,
  StepDefinition,
  Target,
} from '../generated/flow.types.ts'

export type RuleTrigger =
  /** The start of a session, entering a place, BACK without a handler, the end of polling, and of a time limit. */
  | { kind: 'start' | 'enter' | 'back' | 'poll-timeout' | 'poll-failure' | 'time-limit' }
  | { kind: 'event'; event: EventName }
  /** The event that a "load" of the same place raises when the read fails. */
  | { kind: 'read-failure'; event: EventName }
  /** A failure for which the call or the read itself has no rule that holds. */
  | { kind: 'other-failure'; of: 'calls' | 'reads' }
  | { kind: 'status'; status: StatusName }
  /** The outcome of a call. `pointer`: of the call. `calledBy`: what triggers the call; null if entering the place does. */
  | { kind: 'done' | 'failed'; call: CallName; pointer: string; calledBy: RuleTrigger | null }

export interface RuleList {
  pointer: string
  /** null: of the start, or of the flow as a whole. */
  step: string | null
  /** null: of the step as a whole. */
  state: string | null
  trigger: RuleTrigger
  /** At least one; a target that is only a name counts as a rule. What is done on entering a place is one, too. */
  rules: readonly WrittenRule[]
}

export interface WrittenRule {
  pointer: string
  rule: Rule
}

type Origin = Pick<RuleList, 'step' | 'state'>
type Body = StepDefinition | StateDefinition

export function ruleListsOf({ failures, start, steps }: FlowDefinition): RuleList[] {
  const ofWholeFlow = { step: null, state: null }
  return [
    ...listsOf(start, '/start', ofWholeFlow, { kind: 'start' }),
    ...(['calls', 'reads'] as const).flatMap((of) =>
      listsOf(failures?.[of], childPointer('/failures', of), ofWholeFlow, { kind: 'other-failure', of }),
    ),
    ...Object.entries(steps).flatMap(([name, step]) => knownLists(name, step)),
  ]
}

const ofSteps = new WeakMap<StepDefinition, { name: string; lists: readonly RuleList[] }>()

/** Many ask for the rules of the same flow, and an edit leaves most of its steps as they are. */
function knownLists(name: string, step: StepDefinition): readonly RuleList[] {
  const known = ofSteps.get(step)
  if (known?.name === name) return known.lists
  const lists = listsOfStep(name, step)
  ofSteps.set(step, { name, lists })
  return lists
}

function listsOfStep(name: string, step: StepDefinition): RuleList[] {
  const at = childPointer('/steps', name)
  const whole = { step: name, state: null }
  const states = Object.entries(step.states ?? {})
  const { onTimeout, onError } = step.poll ?? {}
  return [
    ...listsOfBody(step, [step, ...states.map(([, body]) => body)], at, whole),
    ...Object.entries(step.status ?? {}).flatMap(([status, target]) =>
      listsOf(target, childPointer(at, 'status', status), whole, { kind: 'status', status: status as StatusName }),
    ),
    ...listsOf(onTimeout, childPointer(at, 'poll', 'onTimeout'), whole, { kind: 'poll-timeout' }),
    ...listsOf(onError, childPointer(at, 'poll', 'onError'), whole, { kind: 'poll-failure' }),
    ...states.flatMap(([state, body]) =>
      listsOfBody(body, [body], childPointer(at, 'states', state), { step: name, state }),
    ),
  ]
}

/** `shown`: the bodies for which its handlers are: of a step these include its states. */
function listsOfBody(
  { on, back, do: call, enter, after }: Body,
  shown: readonly Body[],
  at: string,
  origin: Origin,
): RuleList[] {
  const raised = shown.map(({ load }) => load?.raises)
  return [
    ...Object.entries(on ?? {}).flatMap(([name, target]) => {
      const event = name as EventName
      const kind = raised.includes(event) ? 'read-failure' : 'event'
      return listsOf(target, childPointer(at, 'on', event), origin, { kind, event })
    }),
    ...(back === 'none' ? [] : listsOf(back, childPointer(at, 'back'), origin, { kind: 'back' })),
    ...listsOfCall(call, childPointer(at, 'do'), origin, null),
    ...listsOf(after?.to, childPointer(at, 'after', 'to'), origin, { kind: 'time-limit' }),
    ...listsOf(enter, childPointer(at, 'enter'), origin, { kind: 'enter' }),
  ]
}

function listsOf(target: Target | undefined, pointer: string, origin: Origin, trigger: RuleTrigger): RuleList[] {
  if (target === undefined) return []
  const rules = Array.isArray(target)
    ? target.map((rule, index) => ({ pointer: childPointer(pointer, index), rule }))
    : [{ pointer, rule: typeof target === 'string' ? { to: target } : target }]
  const calls = rules.flatMap((each) => listsOfCall(each.rule.do, childPointer(each.pointer, 'do'), origin, trigger))
  return [{ ...origin, pointer, trigger, rules }, ...calls]
}

function listsOfCall(
  call: StateDefinition['do'],
  pointer: string,
  origin: Origin,
  calledBy: RuleTrigger | null,
): RuleList[] {
  if (!call) return []
  const outcome = { call: call.effect, pointer, calledBy }
  return [
    ...listsOf(call.onDone, childPointer(pointer, 'onDone'), origin, { kind: 'done', ...outcome }),
    ...listsOf(call.onError, childPointer(pointer, 'onError'), origin, { kind: 'failed', ...outcome }),
  ]
}
