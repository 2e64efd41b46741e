import { describeEvent, type Model } from '../../analysis/index.ts'
import type { Edge, ReachableState } from '../../engine/index.ts'
import type { Report } from '../finding.ts'
import type { FlowRule } from '../rule.ts'
import { describeTrace } from './parts/describe-trace.ts'
import { pointerOf } from './parts/pointer-of.ts'
import { sourcePointer } from './parts/source-pointer.ts'

/**
 * Where an event of the user led from Q to P, and BACK leads from P to Q for the same inputs, the same event leads from
 * there to P again. Where BACK skips what lay between, nothing is said: that is a promise of the flow's own.
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
    const told = new Set<string>()
    const forward = model.edges.flatMap((leaving, from) => leaving.filter(isForward).map((edge) => ({ from, edge })))
    for (const { from, edge } of forward) {
      const [left, here] = [model.states[from], model.states[edge.to]]
      if (!left || !here || moved(left, here) === null || told.has(`${left.place} ${here.place}`)) continue
      for (const back of model.edges[edge.to] ?? []) {
        const again = model.states[back.to]
        if (back.event.type !== 'BACK' || again?.place !== left.place || again.state.overlay !== null) continue
        const same = JSON.stringify(edge.event)
        const returns = (model.edges[back.to] ?? [])
          .filter(({ event, to }) => JSON.stringify(event) === same && model.states[to]?.place === here.place)
          .reduce((set, { when }) => set | when, 0n)
        const lost = edge.when & back.when & ~returns
        if (lost === 0n) continue
        told.add(`${left.place} ${here.place}`)
        const at =
          back.rule === undefined
            ? pointerOf(here.place)
            : sourcePointer(model.flow.definition, here.flow.definition, back.rule)
        const message = `BACK leads from '${here.place}' to '${left.place}', and ${describeEvent(edge.event)} no longer leads on as it did before.`
        report(at, `${message} Keep what its rules look at, or lead back elsewhere.`, {
          trace: describeTrace(model, edge.to, lost, back.event, edge.event),
        })
        break
      }
    }
  },
}

/** A rule for BACK that leads to where one is: the arrow is shown, and nothing happens. */
function standingStill(model: Model, report: Report) {
  const told = new Set<string>()
  for (const [index, { place, flow: its }] of model.states.entries()) {
    for (const { event, to, when, rule: pointer } of model.edges[index] ?? []) {
      const rule = event.type === 'BACK' && pointer !== undefined ? its.rules[pointer] : undefined
      if (rule?.target.kind !== 'place' || model.states[to]?.place !== place || told.has(rule.pointer)) continue
      told.add(rule.pointer)
      const message = `BACK from '${place}' leads to '${place}': its arrow is shown, and nothing happens.`
      report(
        sourcePointer(model.flow.definition, its.definition, rule.pointer),
        `${message} Lead to the step before, or to none.`,
        { trace: describeTrace(model, index, when, event) },
      )
    }
  }
}

const isForward = ({ event: { type } }: Edge) => !type.startsWith('@') && type !== 'BACK'

const moved = (from: ReachableState, to: ReachableState) =>
  to.state.closed || to.state.overlay !== null || from.state.overlay !== null || from.place === to.place
    ? null
    : to.place
