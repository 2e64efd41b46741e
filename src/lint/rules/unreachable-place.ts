import { placePointer } from '../../flow/index.ts'
import type { FlowRule } from '../rule.ts'

export const unreachablePlace: FlowRule<'unreachable-place'> = {
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
        report(placePointer(name), { code: 'never-reached', place: name })
    }
  },
}
