import { type Model, replayTo, sourcePointer } from '../../analysis/index.ts'
import { type Edge, failureGroups, isFailureOutcome, type OutcomeOf, placeOf } from '../../engine/index.ts'
import { type CompiledFlow, childPointer, defined, placePointer, readData, valueAtPointer } from '../../flow/index.ts'
import type { CallName, FailureName, ReadName } from '../../generated/flow.types.ts'
import type { ModelRule } from '../rule.ts'
import type { Violation } from '../words/index.ts'
import { hasNoEffect } from './parts/has-no-effect.ts'

export const completeRecovery: ModelRule<'complete-recovery'> = {
  id: 'complete-recovery',
  severity: 'error',
  over: 'model',
  summary: 'Every call, read and poll has an outcome for every kind of failure.',
  check: (flow, report) => {
    const model = flow.model()
    if (!model) return
    for (const { pointer, edge, ...gap } of gapsIn(model)) {
      const { from, when, event } = edge
      report(pointer, gap, replayTo(model, from, when, event))
    }
  },
}

type FailureEvent = OutcomeOf<'@failed' | '@loadFailed' | '@pollFailed'>
type FailureEdge = Edge & { event: FailureEvent }
type Gap = Violation<'complete-recovery'> & { pointer: string; edge: FailureEdge; failures: FailureName[] }

/** One for each mistake and place where it is written, with all kinds of failure for which it is one. */
function gapsIn(model: Model): Iterable<Gap> {
  const found = new Map<string, Gap>()
  const groups = failureGroups(model.flow)
  for (const edge of model.states.flatMap(({ edges }) => edges).filter(isFailure)) {
    const code = gapOf(edge)
    if (code === null) continue
    const { flow, place } = edge.from
    const { pointer, effect } = failing(edge)
    const at = sourcePointer(model.flow.definition, flow.definition, pointer)
    const key = `${code} ${at}`
    const gap = found.get(key) ?? { code, pointer: at, place, effect, failures: [], edge }
    const group = defined(
      groups.find((kinds) => kinds.includes(edge.event.failure)),
      'group of this kind of failure',
    )
    gap.failures = [...new Set([...gap.failures, ...group])]
    found.set(key, gap)
  }
  return found.values()
}

const isFailure = (edge: Edge): edge is FailureEdge => isFailureOutcome(edge.event)

function gapOf({ event, from, to, rule, effects }: FailureEdge): Gap['code'] | null {
  const { load, on } = placeOf(from.flow, from.state)
  if (rule === null) {
    // screen-reads reports an event that nothing handles.
    const isUnhandled = event.type === '@loadFailed' && load?.raises && !on[load.raises]
    return isUnhandled ? null : 'no-outcome'
  }
  const stays = to.place === from.place && !to.state.closed
  // handled-outcomes reports a failure for which there is nothing but rules without an effect.
  const hasNoRuleWithEffect = event.type === '@failed' && callOf(event, from.flow).onError.every(hasNoEffect)
  if (event.type === '@failed' && stays && readData(to.state.data, 'problem') === null && !hasNoRuleWithEffect)
    return 'no-problem-set'
  const hasMessage = effects.some((effect) => effect.kind === 'emit' && effect.message !== 'success')
  const isOver = to.state.closed || placeOf(to.flow, to.state).final
  // The event of a read may come from the screen as well, without a kind of failure.
  const hasKind = event.type !== '@loadFailed' || load?.raises === null
  return event.failure === 'expired' && hasKind && !hasMessage && !isOver && !hasNoRuleWithEffect
    ? 'no-error-message'
    : null
}

const callOf = ({ call }: OutcomeOf<'@failed'>, { calls }: CompiledFlow) => defined(calls[call], `call at ${call}`)

/** What fails, and where its outcome is written or should be. */
function failing({ event, from, rule }: FailureEdge): { effect: CallName | ReadName; pointer: string } {
  const { step, id, load, poll } = placeOf(from.flow, from.state)
  const written = (holder: string) => {
    const pointer = childPointer(holder, 'onError')
    return rule?.pointer ?? (valueAtPointer(from.flow.definition, pointer) === undefined ? holder : pointer)
  }
  switch (event.type) {
    case '@failed': {
      const { effect, pointer } = callOf(event, from.flow)
      return { effect, pointer: written(pointer) }
    }
    case '@loadFailed':
      return { effect: defined(load, 'read').effect, pointer: written(childPointer(placePointer(id), 'load')) }
    case '@pollFailed':
      return { effect: defined(poll, 'poll').effect, pointer: written(childPointer('/steps', step, 'poll')) }
  }
}
