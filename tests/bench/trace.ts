/** Main-thread costs between two marks, from a trace of Chromium. */
import type { Page } from 'playwright'

interface TraceEvent {
  name: string
  cat: string
  ph: string
  pid: number
  tid: number
  /** Microseconds; `tdur` is CPU time of the thread. */
  ts: number
  dur?: number
  tdur?: number
}

export interface Cost {
  /** Milliseconds of the longest task and of all tasks. */
  longest: number
  all: number
}

const categories = ['toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline']

export async function recordTrace(page: Page, run: () => Promise<void>): Promise<TraceEvent[]> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser.')
  await browser.startTracing(page, { categories })
  await run()
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  return trace.traceEvents
}

/** The lowest cost of each name between its marks `begin <name>` and `end <name>`, times the slowdown. */
export function costs(events: readonly TraceEvent[], slowdown: number): Map<string, Cost> {
  const marks = events.filter(({ cat, name }) => cat.includes('user_timing') && /^(begin|end) /.test(name))
  const tasks = events.filter(({ name, tdur }) => /^ThreadControllerImpl::RunTask$/.test(name) && tdur !== undefined)
  const best = new Map<string, Cost>()
  for (const begin of marks.filter(({ name }) => name.startsWith('begin '))) {
    const name = begin.name.slice('begin '.length)
    const end = marks.find((mark) => mark.name === `end ${name}` && mark.ts > begin.ts)
    const within = tasks.filter(
      ({ pid, tid, ts, dur = 0 }) =>
        pid === begin.pid && tid === begin.tid && ts + dur > begin.ts && ts < (end?.ts ?? 0),
    )
    const times = within.map(({ tdur = 0 }) => (tdur / 1000) * slowdown)
    const known = best.get(name) ?? { longest: Number.POSITIVE_INFINITY, all: Number.POSITIVE_INFINITY }
    const all = times.reduce((sum, time) => sum + time, 0)
    best.set(name, { longest: Math.min(known.longest, Math.max(0, ...times)), all: Math.min(known.all, all) })
  }
  return best
}
