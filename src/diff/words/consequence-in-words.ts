/** What happens now and what happened before, in words. */
import type { Mark } from '../../analysis/index.ts'
import { type Assign, durationInWords, isSameJson } from '../../flow/index.ts'
import type { Consequence, ObservedDestination, ObservedEffect } from '../consequence.ts'

/** What is new first, then what it was. */
export function changedConsequence(before: Consequence, after: Consequence, mark: Mark): string {
  const effects = compared(before.effects, after.effects)
  const assigns = compared(before.assigns, after.assigns)
  const parts = [
    ...(isSameJson(before.to, after.to) ? [] : [destinations(before.to, after.to, mark)]),
    ...effects.added.map((effect) => `now ${effectInWords(effect)}`),
    ...effects.removed.map((effect) => `no longer ${effectInWords(effect)}`),
    ...assigns.added.map((assign) => `now sets ${mark(assignInWords(assign))}`),
    ...assigns.removed.map((assign) => `no longer sets ${mark(assignInWords(assign))}`),
    ...(before.delayMs === after.delayMs ? [] : [`comes ${delay(after)} instead of ${delay(before)}`]),
  ]
  return parts.join('; ')
}

function destinations(before: ObservedDestination, after: ObservedDestination, mark: Mark): string {
  if (before.kind === 'place' && after.kind === 'place')
    return `leads to ${mark(after.place)} instead of ${mark(before.place)}`
  return `now ${destinationInWords(after, mark)} (before: ${destinationInWords(before, mark)})`
}

function destinationInWords(to: ObservedDestination, mark: Mark): string {
  switch (to.kind) {
    case 'place':
      return `leads to ${mark(to.place)}`
    case 'overlay':
      return `opens the dialog ${mark(to.overlay)}`
    case 'overlay-closed':
      return 'closes the dialog'
    case 'nothing':
      return 'does nothing'
    case 'stay':
      return 'stays where it is'
    case 'again':
      return 'begins the same step again'
    case 'call-cancelled':
      return 'cancels the call in progress'
    case 'close':
      return 'closes the widget'
  }
}

function effectInWords(effect: ObservedEffect): string {
  if (effect.kind === 'call') return `calls ${effect.call}`
  return effect.message === 'error' ? `tells the host error ${effect.reason}` : 'tells the host success'
}

/** As a flow would write it. */
export function assignInWords({ field, source }: Assign): string {
  switch (source.kind) {
    case 'literal':
      return `${field} = ${JSON.stringify(source.value)}`
    case 'raise':
      return `${field} + 1`
    case 'outcome':
      return `${field} = the answer`
    default:
      return `${field} = ${source.kind}.${source.key}`
  }
}

const delay = ({ delayMs }: Consequence) => (delayMs === null ? 'at once' : `after ${durationInWords(delayMs)}`)

function compared<T>(before: readonly T[], after: readonly T[]): { added: T[]; removed: T[] } {
  const without = (all: readonly T[], others: readonly T[]) =>
    all.filter((each) => !others.some((o) => isSameJson(o, each)))
  return { added: without(after, before), removed: without(before, after) }
}
