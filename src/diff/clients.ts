/** Who gets where: clients who no longer reach a step, who newly do, and who now get to an end without it. */
import type { InputsIn } from '../analysis/index.ts'
import type { InputSet } from '../engine/index.ts'
import { type Change, listed } from './change.ts'
import type { Compared, Side } from './compared.ts'
import { closing, type Reach, reachOf, reachWithout } from './reach.ts'
import { who } from './who.ts'

type Reaches = ReadonlyMap<string, Reach>

export function clientChanges(compared: Compared): Change[] {
  const { old, now, renames } = compared
  const [had, has] = [reachOf(old.walk, renames.place), reachOf(now.walk, (place) => place)]
  const skipped = widest([...skips(compared, had, has)])
  // Removed places are reported with the steps.
  const kept = [...had.keys()].filter((place) => place === closing || now.flow.places[place])
  const lost = difference(had, has, kept)
  const won = difference(has, had, [...has.keys()])
  const isTold = (step: string, set: InputSet) =>
    skipped.some((skip) => skip.isNew && skip.step === step && skip.set === set)
  return [
    ...skipped.map(({ step, set, isNew, end }) => {
      const [side, reach] = isNew ? [now, has.get(end)] : [old, had.get(end)]
      const verb = isNew ? (sees(step, has, set) ? 'can now skip' : 'now skip') : 'must now pass'
      return change(compared, set, `${verb} \`${step}\` on the way to \`${end}\``, side, reach)
    }),
    ...grouped(lost.filter(({ step, set }) => !isTold(step, set))).map(({ names, set, first }) =>
      change(compared, set, `can no longer ${names}`, old, had.get(first)),
    ),
    ...grouped(won).map(({ names, set, first }) => change(compared, set, `can now ${names}`, now, has.get(first))),
  ]
}

function change(compared: Compared, set: InputSet, verb: string, side: Side, reach: Reach | undefined): Change {
  const { subject, share, isCounted } = who(compared, set)
  return {
    about: 'clients',
    sentence: `${subject} ${verb}${share}.`,
    trace: compared.way(side, reach?.states ?? [], set),
    isCounted,
  }
}

interface Difference {
  place: string
  step: string
  set: InputSet
}

function difference(a: Reaches, b: Reaches, places: readonly string[]): Difference[] {
  return places.flatMap((place) => {
    const set = (a.get(place)?.set ?? 0n) & ~(b.get(place)?.set ?? 0n)
    return set === 0n ? [] : [{ place, step: place.split('.')[0] ?? place, set }]
  })
}

/** Those of the same clients in one sentence; several states of a step under its name. */
function grouped(differences: readonly Difference[]): { names: string; set: InputSet; first: string }[] {
  return [...new Set(differences.map(({ set }) => set))].map((set) => {
    const same = differences.filter((each) => each.set === set)
    const places = same.filter(({ place }) => place !== closing)
    const steps = [...new Set(places.map(({ step }) => step))]
    const names = steps.map((step) => {
      const own = places.filter((each) => each.step === step)
      return own.length === 1 ? (own[0]?.place ?? step) : step
    })
    const parts = [...(names.length > 0 ? [`reach ${listed(names)}`] : [])]
    if (places.length < same.length) parts.push('close the widget')
    return { names: parts.join(' or '), set, first: same[0]?.place ?? closing }
  })
}

interface Skip {
  step: string
  set: InputSet
  /** The final place that is reached without it. */
  end: string
  isNew: boolean
}

/** Whether any of these clients get to the step at all. */
const sees = (step: string, reaches: Reaches, set: InputSet) =>
  [...reaches].some(([place, reach]) => isWithin(step)(place) && (reach.set & set) !== 0n)

const isWithin = (step: string) => (place: string) => place === step || place.startsWith(`${step}.`)

/** One end is enough to tell that a step is skipped. */
const widest = (skips: readonly Skip[]) =>
  skips.filter(
    (skip, index) =>
      !skips.some(
        (other, at) =>
          other.step === skip.step &&
          other.isNew === skip.isNew &&
          (skip.set & ~other.set) === 0n &&
          (other.set !== skip.set || at < index),
      ),
  )

/** Clients who got to an end by way of a step alone, and now needn't; and the other way round. */
function* skips({ old, now, renames }: Compared, had: Reaches, has: Reaches): Generator<Skip> {
  const ends = Object.values(now.flow.places).flatMap(({ id, final }) =>
    final && had.has(id) && has.has(id) ? [id] : [],
  )
  for (const step of now.flow.definition.path) {
    const before = [...renames.steps].find(([, to]) => to === step)?.[0]
    if (before === undefined) continue
    const [couldBefore, canNow] = [reachWithout(old.walk, isWithin(before)), reachWithout(now.walk, isWithin(step))]
    const union = (inputsIn: InputsIn, reach: Reach | undefined) =>
      (reach?.states ?? []).reduce((sum, state) => sum | inputsIn(state), 0n)
    for (const end of ends) {
      if (isWithin(step)(end)) continue
      const [could, can] = [union(couldBefore, had.get(end)), union(canNow, has.get(end))]
      const both = (had.get(end)?.set ?? 0n) & (has.get(end)?.set ?? 0n)
      for (const [set, isNew] of [
        [can & ~could & both, true],
        [could & ~can & both, false],
      ] as const)
        if (set !== 0n) yield { step, set, end, isNew }
    }
  }
}
