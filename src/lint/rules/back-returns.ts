import { type Model, replayTo, sourcePointer } from '../../analysis/index.ts'
import { type Edge, type InputSet, isOutcome, unionOf } from '../../engine/index.ts'
import { placePointer } from '../../flow/index.ts'
import type { Report } from '../finding.ts'
import type { ModelRule } from '../rule.ts'
import { reportOnce } from './parts/report-once.ts'

/**
 * If an event of the user led from Q to P, and BACK leads from P to Q for the same inputs, then the same event must lead
 * from Q to P again. If BACK skips places in between, nothing is reported: a flow test can require them.
 */
export const backReturns: ModelRule<'back-returns'> = {
  id: 'back-returns',
  severity: 'error',
  over: 'model',
  summary: 'BACK leads to another place, and the event that led forward from there leads forward again.',
  check: (flow, report) => {
    const model = flow.model()
    if (!model) return
    reportBackToSamePlace(model, report)
    const once = reportOnce(report)
    for (const edge of model.states.flatMap(({ edges }) => edges.filter(leadsForward))) {
      const { from: left, to: entered } = edge
      for (const back of entered.edges) {
        if (back.event.type !== 'BACK' || back.to.place !== left.place || back.to.state.overlay !== null) continue
        const lost = edge.when & back.when & ~returning(edge, back)
        if (lost === 0n) continue
        const at = back.rule
          ? sourcePointer(model.flow.definition, entered.flow.definition, back.rule.pointer)
          : placePointer(entered.place)
        once(at, () => [
          { code: 'forward-is-lost', from: entered.place, to: left.place, event: edge.event },
          replayTo(model, entered, lost, back.event, edge.event),
        ])
      }
    }
  },
}

/** A rule for BACK that leads to the same place: the arrow is shown, and nothing happens. */
function reportBackToSamePlace(model: Model, report: Report<'back-returns'>) {
  const once = reportOnce(report)
  for (const { event, from, to, when, rule } of model.states.flatMap(({ edges }) => edges)) {
    const { place, flow: its } = from
    if (event.type !== 'BACK' || rule?.target.kind !== 'place' || to.place !== place) continue
    once(sourcePointer(model.flow.definition, its.definition, rule.pointer), () => [
      { code: 'stays-in-place', place },
      replayTo(model, from, when, event),
    ])
  }
}

/** An event of the user that leads to another place. */
const leadsForward = ({ event, from, to }: Edge) =>
  !isOutcome(event) &&
  event.type !== 'BACK' &&
  !to.state.closed &&
  to.state.overlay === null &&
  from.state.overlay === null &&
  from.place !== to.place

/** The inputs for which the same event leads to the same place once more after BACK. */
function returning({ event, to: entered }: Edge, { to: again }: Edge): InputSet {
  const same = JSON.stringify(event)
  return unionOf(again.edges.filter((edge) => edge.to.place === entered.place && JSON.stringify(edge.event) === same))
}
