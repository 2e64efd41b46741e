/** A flow as a picture shows it: a box for each step with its states, and the arrows between steps. */

import { conditionInWords } from '../analysis/index.ts'
import { type CompiledFlow, defined, entryOf } from '../flow/index.ts'
import { type DrawnRule, drawnRulesOf } from './drawn-rules.ts'
import { withMainLine } from './main-line.ts'
import type { Arrow, Label, Outline } from './parts.ts'
import { pathArrows } from './path-arrows.ts'
import { rowsOf } from './rows.ts'

export function outlineOf(flow: CompiledFlow, nameOf = (place: string) => place): Outline {
  const { path, steps } = flow.definition
  const rules = drawnRulesOf(flow)
  const order = [...new Set([...path, ...Object.keys(steps)])]
  const shown = order.filter((step) => steps[step]?.enabled !== false)
  const boxes = shown.map((step) => ({
    step,
    onPath: path.includes(step),
    route: steps[step]?.route ?? null,
    rows: rowsOf(step, flow, rules, nameOf),
  }))
  return {
    name: flow.name,
    boxes,
    arrows: withMainLine(merged([...pathArrows(flow, rules), ...namedArrows(flow, rules)]), boxes),
    notes: notesOf(
      flow,
      order.filter((step) => !shown.includes(step)),
    ),
  }
}

/** An arrow for each rule that names a step. BACK is shown in the box of the step: its arrows would hide the others. */
function namedArrows(flow: CompiledFlow, rules: readonly DrawnRule[]): Arrow[] {
  const { path } = flow.definition
  return rules.flatMap(({ step, on, kind, when, target }): Arrow[] => {
    if (target.kind !== 'place' || kind === 'back') return []
    const { step: to, state } = defined(flow.places[target.place], `place '${target.place}'`)
    if (to === step) return []
    const [fromIndex, toIndex] = [step === null ? -1 : path.indexOf(step), path.indexOf(to)]
    const isOnPath = toIndex >= 0 && (fromIndex >= 0 || step === null)
    const isForward = isOnPath && toIndex > fromIndex
    const isEntry = entryOf(to, defined(flow.definition.steps[to], `step '${to}'`)) === target.place
    const where = isEntry ? '' : ` → ${state}`
    const event = kind === 'status' ? `status ${on}` : on
    return [
      {
        from: step,
        to,
        kind: isForward ? 'path' : toIndex >= 0 ? 'back' : 'aside',
        labels: [{ on: `${event}${where}`.trim(), when }],
      },
    ]
  })
}

/** One arrow for two steps and a direction. */
function merged(arrows: readonly Arrow[]): Arrow[] {
  const found = new Map<string, Arrow>()
  for (const arrow of arrows) {
    const key = `${arrow.from} ${arrow.to}`
    const known = found.get(key)
    const isNew = ({ on, when }: Label) => !known?.labels.some((label) => label.on === on && label.when === when)
    found.set(key, known ? { ...known, labels: [...known.labels, ...arrow.labels.filter(isNew)] } : arrow)
  }
  return [...found.values()]
}

function notesOf({ definition }: CompiledFlow, off: readonly string[]): string[] {
  const overlays = Object.entries(definition.overlays).map(([id, { opensOn, on }]) => {
    const ends = Object.entries(on).map(
      ([event, to]) => `${event} ${to === '@close' ? 'closes the widget' : 'goes back'}`,
    )
    return `Over every step: ${opensOn} opens ${id}; ${ends.join(', ')}.`
  })
  const variants = (definition.variants ?? []).map(
    ({ id, when }) => `Variant ${id}, if ${conditionInWords(when)}: not drawn.`,
  )
  return [
    'A step whose condition does not hold is skipped. BACK leads to the step before unless the step says otherwise.',
    ...overlays,
    ...variants,
    ...(off.length > 0 ? [`Switched off: ${off.join(', ')}.`] : []),
  ]
}
