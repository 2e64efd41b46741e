/** Compiles what takes time at a place: its read, the polling of its step, and its time limit. */
import type { StateDefinition, StepDefinition } from '../generated/flow.types.ts'
import { childPointer } from '../pointer/index.ts'
import type { Load, Poll, TimeLimit } from './model.ts'
import { compileTarget, type RuleContext, type RuleLocation } from './rules.ts'

export function compileLoad(
  load: NonNullable<StateDefinition['load']>,
  pointer: string,
  { duration }: RuleContext,
): Load {
  const ms = (key: 'everyMs' | 'timeoutMs') =>
    load[key] === undefined ? null : duration(load[key], childPointer(pointer, key))
  return { effect: load.effect, raises: load.raises ?? null, everyMs: ms('everyMs'), timeoutMs: ms('timeoutMs') }
}

export function compilePoll(
  step: StepDefinition,
  poll: NonNullable<StepDefinition['poll']>,
  where: RuleLocation,
  pointer: string,
  context: RuleContext,
): Poll {
  const at = childPointer(pointer, 'poll')
  const statuses = Object.entries(step.status ?? {})
  return {
    effect: poll.effect,
    everyMs: context.duration(poll.everyMs, childPointer(at, 'everyMs')),
    timeoutMs: context.duration(poll.timeoutMs, childPointer(at, 'timeoutMs')),
    onTimeout: compileTarget(poll.onTimeout, where, childPointer(at, 'onTimeout'), context),
    onError: compileTarget(poll.onError, where, childPointer(at, 'onError'), context),
    statuses: Object.fromEntries(
      statuses.map(([status, target]) => [
        status,
        compileTarget(target, where, childPointer(pointer, 'status', status), context),
      ]),
    ),
  }
}

export const compileTimeLimit = (
  { ms, to }: NonNullable<StateDefinition['after']>,
  where: RuleLocation,
  pointer: string,
  context: RuleContext,
): TimeLimit => ({ ms, rules: compileTarget(to, where, childPointer(pointer, 'to'), context) })
