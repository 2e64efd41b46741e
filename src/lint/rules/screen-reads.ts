import { childPointer, type Place, placePointer } from '../../flow/index.ts'
import { screens } from '../../generated/screens.ts'
import type { FlowRule } from '../rule.ts'
import { type Located, reportEach } from './parts/each-flow.ts'

export const screenReads: FlowRule<'screen-reads'> = {
  id: 'screen-reads',
  severity: 'error',
  over: 'flow',
  summary: 'A place loads what its screen shows, and handles a failure of the read.',
  check: (linted, report) => {
    reportEach(linted, report, ({ places }) => Object.values(places).flatMap(mistakesIn))
  },
}

function mistakesIn({ id, screen, load, on }: Place): Located<'screen-reads'>[] {
  const { reads } = screens[screen]
  const at = placePointer(id)
  if (!load) return reads.length === 0 ? [] : [[at, { code: 'loads-nothing', screen, reads, place: id }]]
  const { effect: read, raises: event } = load
  const isShown = reads.includes(read)
  const isHandled = event === null || on[event] !== undefined
  return [
    ...(isShown ? [] : [[childPointer(at, 'load', 'effect'), { code: 'loads-unshown', screen, reads, read }] as const]),
    ...(isHandled
      ? []
      : [[childPointer(at, 'load', 'raises'), { code: 'failure-unhandled', event, place: id }] as const]),
  ]
}
