import { describeEvent, describeTrace, type Model } from '../../analysis/index.ts'
import { type Edge, type InputSet, unionOf } from '../../engine/index.ts'
import type { Report } from '../finding.ts'
import type { FlowRule } from '../rule.ts'
import { pointerOf } from './parts/pointer-of.ts'
import { reportOnce } from './parts/report-once.ts'
import { sourcePointer } from './parts/source-pointer.ts'

/**
 * Where an event of the user led from Q to P, and BACK leads from P to Q for the same inputs, the same event leads from
 * there to P again. Where BACK skips what lay between, nothing is reported: that is for a flow test to say.
 */
export const backReturns: FlowRule = {
  id: 'back-returns',
  severity: 'error',
  over: 'flow',
  summary: 'BACK leads elsewhere, and from there what led forward leads forward again.',
  check: (flow, report) => {
    const model = flow.model()
    if (!model) return
    standingStill(model, report)
    const once = reportOnce(report)
    for (const edge of model.states.flatMap(({ edges }) => edges.filter(leadsForward))) {
      const { from: left, to: here } = edge
      for (const back of here.edges) {
        if (back.event.type !== 'BACK' || back.to.place !== left.place || back.to.state.overlay !== null) continue
        const lost = edge.when & back.when & ~returning(edge, back)
        if (lost === 0n) continue
        const at = back.rule
          ? sourcePointer(model.flow.definition, here.flow.definition, back.rule.pointer)
          : pointerOf(here.place)
        once(at, () => {
          const message = `BACK leads from '${here.place}' to '${left.place}', and ${describeEvent(edge.event)} no longer leads on as it did before.`
          const trace = describeTrace(model, here, lost, back.event, edge.event)
          return { message: `${message} Keep what its rules look at, or lead back elsewhere.`, trace }
        })
      }
    }
  },
}

/** A rule for BACK that leads to where one is: the arrow is shown, and nothing happens. */
function standingStill(model: Model, report: Report) {
  const once = reportOnce(report)
  for (const { event, from, to, when, rule } of model.states.flatMap(({ edges }) => edges)) {
    const { place, flow: its } = from
    if (event.type !== 'BACK' || rule?.target.kind !== 'place' || to.place !== place) continue
    once(sourcePointer(model.flow.definition, its.definition, rule.pointer), () => {
      const message = `BACK from '${place}' leads to '${place}': its arrow is shown, and nothing happens.`
      const trace = describeTrace(model, from, when, event)
      return { message: `${message} Lead to the step before, or to none.`, trace }
    })
  }
}

/** An event of the user that leads to another place. */
const leadsForward = ({ event: { type }, from, to }: Edge) =>
  !type.startsWith('@') &&
  type !== 'BACK' &&
  !to.state.closed &&
  to.state.overlay === null &&
  from.state.overlay === null &&
  from.place !== to.place

/** The inputs for which the same event leads to the same place once more after BACK. */
function returning({ event, to: here }: Edge, { to: again }: Edge): InputSet {
  const same = JSON.stringify(event)
  return unionOf(again.edges.filter((edge) => edge.to.place === here.place && JSON.stringify(edge.event) === same))
}
