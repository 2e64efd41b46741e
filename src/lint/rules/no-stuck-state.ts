import type { Edge, ReachableState } from '../../engine/index.ts'
import type { FlowRule } from '../rule.ts'
import { describeTrace } from './parts/describe-trace.ts'
import { pointerOf } from './parts/pointer-of.ts'

export const noStuckState: FlowRule = {
  id: 'no-stuck-state',
  severity: 'error',
  over: 'flow',
  summary: 'Where nothing is awaited, the user can go on.',
  rank: 'consequence',
  check: (flow, report) => {
    const model = flow.model()
    if (!model) return
    const told = new Set<string>()
    for (const [index, { place, state, inputs }] of model.states.entries()) {
      const { pending, polling, delayed, overlay, closed } = state
      if (pending !== null || polling !== null || delayed !== null || overlay !== null || closed) continue
      const onwards = (model.edges[index] ?? []).filter(
        ({ event, to }) => to !== index && leadsOn(event, model.states[to]),
      )
      const stuck = inputs & ~onwards.reduce((set, { when }) => set | when, 0n)
      if (stuck === 0n || told.has(place)) continue
      told.add(place)
      const message = `At '${place}' no call, polling or delay is under way, and the user can only go back or leave.`
      report(pointerOf(place), `${message} Let something happen there, or give it an event that leads on.`, {
        trace: describeTrace(model, index, stuck),
      })
    }
  },
}

/** What the user does there, apart from going back and from asking to leave. */
function leadsOn({ type }: Edge['event'], to: ReachableState | undefined): boolean {
  return !type.startsWith('@') && type !== 'BACK' && to?.state.overlay === null
}
