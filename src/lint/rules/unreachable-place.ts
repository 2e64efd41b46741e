import type { FlowRule } from '../rule.ts'
import { pointerOf } from './parts/pointer-of.ts'

export const unreachablePlace: FlowRule = {
  id: 'unreachable-place',
  severity: 'error',
  over: 'flow',
  summary: 'Every step and state can be reached by some client.',
  check: (flow, report) => {
    const model = flow.model()
    if (!model) return
    const reached = new Set(model.states.map(({ place }) => place))
    for (const step of new Set(Object.values(model.flow.places).map((place) => place.step))) {
      const own = Object.values(model.flow.places).filter((place) => place.step === step)
      const unreached = own.filter(({ id }) => !reached.has(id))
      const names = unreached.length === own.length ? [step] : unreached.map(({ id }) => id)
      for (const name of unreached.length === 0 ? [] : names)
        report(pointerOf(name), `No client ever reaches '${name}'. Lead to it, put it on the path, or remove it.`)
    }
  },
}
