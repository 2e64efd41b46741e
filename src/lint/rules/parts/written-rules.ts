/** Every rule of a flow with what it handles. */
import type { FlowDefinition, Rule, StateDefinition, Target } from '../../../generated/flow.types.ts'

/** What a rule handles: an event of the user (or one that a read raises), an outcome, or the start. */
export type Answers = 'event' | 'done' | 'failed' | 'status' | 'timeout' | 'poll fails' | 'back' | 'start'

export interface WrittenRule {
  pointer: string
  answers: Answers
  rule: Rule
}

/** Targets that are names alone have nothing to check and are left out. */
export function writtenRules({ start, steps }: FlowDefinition): WrittenRule[] {
  return [
    ...of(start, '/start', 'start'),
    ...Object.entries(steps).flatMap(([name, step]) => {
      const at = `/steps/${name}`
      return [
        ...ofBody(step, at),
        ...of(step.poll?.onTimeout, `${at}/poll/onTimeout`, 'timeout'),
        ...of(step.poll?.onError, `${at}/poll/onError`, 'poll fails'),
        ...Object.entries(step.status ?? {}).flatMap(([status, target]) =>
          of(target, `${at}/status/${status}`, 'status'),
        ),
        ...Object.entries(step.states ?? {}).flatMap(([state, body]) => ofBody(body, `${at}/states/${state}`)),
      ]
    }),
  ]
}

function ofBody({ on, back, do: call }: Pick<StateDefinition, 'on' | 'back' | 'do'>, at: string): WrittenRule[] {
  return [
    ...Object.entries(on ?? {}).flatMap(([event, target]) => of(target, `${at}/on/${event}`, 'event')),
    ...of(back, `${at}/back`, 'back'),
    ...ofCall(call, `${at}/do`),
  ]
}

const ofCall = (call: StateDefinition['do'], at: string): WrittenRule[] =>
  call ? [...of(call.onDone, `${at}/onDone`, 'done'), ...of(call.onError, `${at}/onError`, 'failed')] : []

function of(target: Target | undefined, pointer: string, answers: Answers): WrittenRule[] {
  if (target === undefined || typeof target === 'string') return []
  if (Array.isArray(target)) return target.flatMap((rule, index) => of(rule, `${pointer}/${index}`, answers))
  return [{ pointer, answers, rule: target }, ...ofCall(target.do, `${pointer}/do`)]
}
