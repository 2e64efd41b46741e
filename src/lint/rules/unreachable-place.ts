import type { Model } from '../../analysis/index.ts'
import { childPointer, placePointer } from '../../flow/index.ts'
import type { ModelRule } from '../rule.ts'

export const unreachablePlace: ModelRule<'unreachable-place'> = {
  id: 'unreachable-place',
  severity: 'error',
  over: 'model',
  summary: 'Every step and state can be reached by some client.',
  check: (flow, report) => {
    const model = flow.model()
    if (!model) return
    const reached = placesReached(model)
    const every = flow.everyStep()
    const otherwise = every ? placesReached(every) : new Set()
    for (const step of new Set(Object.values(model.flow.places).map((place) => place.step))) {
      const own = Object.values(model.flow.places).filter((place) => place.step === step)
      const unreached = own.filter(({ id }) => !reached.has(id))
      const names = unreached.length === own.length ? [step] : unreached.map(({ id }) => id)
      if (unreached.length > 0 && unreached.every(({ id }) => otherwise.has(id)))
        report(
          placePointer(step),
          { code: 'follows-switched-off', place: names.join(), off: switchedOff(model) },
          unreached.length === own.length
            ? { fix: { pointer: childPointer(placePointer(step), 'enabled'), value: false } }
            : {},
        )
      else
        for (const name of unreached.length === 0 ? [] : names)
          report(placePointer(name), { code: 'never-reached', place: name })
    }
  },
}

const placesReached = ({ states }: Model) => new Set(states.map(({ place }) => place))

const switchedOff = ({ flow }: Model) =>
  Object.entries(flow.definition.steps).flatMap(([name, { enabled }]) => (enabled === false ? [name] : []))
