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
  args?: { name?: string; chrome_mojo_event_info?: { mojo_interface_tag?: string } }
}

export interface Cost {
  /** Milliseconds of the longest task and of all tasks. */
  longest: number
  all: number
}

const categories = ['toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline']

export const recordTrace = (page: Page, run: () => Promise<void>) => record(page, categories, run)

/** Enough for `longestTask`. */
export const recordTasks = (page: Page, run: () => Promise<void>) => record(page, ['toplevel'], run)

async function record(page: Page, kinds: string[], run: () => Promise<void>): Promise<TraceEvent[]> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser.')
  await browser.startTracing(page, { categories: kinds })
  await run()
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  return trace.traceEvents
}

/** The costs between each pair of marks `begin <name>` and `end <name>`, times the slowdown, in the order of the marks. */
export function costs(events: readonly TraceEvent[], slowdown: number): Map<string, Cost[]> {
  const marks = events.filter(({ cat, name }) => cat.includes('user_timing') && /^(begin|end) /.test(name))
  const tasks = tasksOf(events)
  const found = new Map<string, Cost[]>()
  for (const begin of marks.filter(({ name }) => name.startsWith('begin '))) {
    const name = begin.name.slice('begin '.length)
    const end = marks.find((mark) => mark.name === `end ${name}` && mark.ts > begin.ts)
    const within = tasks.filter(
      ({ pid, tid, ts, dur = 0 }) =>
        pid === begin.pid && tid === begin.tid && ts + dur > begin.ts && ts < (end?.ts ?? 0),
    )
    const times = within.map(({ tdur = 0 }) => (tdur / 1000) * slowdown)
    const cost = { longest: Math.max(0, ...times), all: times.reduce((sum, time) => sum + time, 0) }
    found.set(name, [...(found.get(name) ?? []), cost])
  }
  return found
}

export function lowestCost(laps: readonly Cost[]): Cost {
  return { longest: Math.min(...laps.map(({ longest }) => longest)), all: Math.min(...laps.map(({ all }) => all)) }
}

/** The longest task, in milliseconds, of the thread that set a mark, until then. */
export function longestTaskBefore(events: readonly TraceEvent[], mark: string): number {
  const set = events.find(({ cat, name }) => cat.includes('user_timing') && name === mark)
  if (!set) throw new Error(`There is no mark '${mark}'.`)
  return longestOf(tasksOf(events).filter(({ pid, tid, ts }) => pid === set.pid && tid === set.tid && ts < set.ts))
}

/** The longest task, in milliseconds, of all pages. */
export const longestTask = (events: readonly TraceEvent[]): number => longestOf(tasksOf(events))

/**
 * Of the main threads of all pages, without those in which the bench looks at a page: to find one field by its name among
 * hundreds takes longer than all that the page does.
 */
function tasksOf(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  )
  const ofPages = events.filter((event) => threads.has(threadOf(event)))
  const looks = ofPages.filter(({ args }) => args?.chrome_mojo_event_info?.mojo_interface_tag === devtools)
  const isLook = ({ pid, ts, dur = 0 }: TraceEvent) =>
    looks.some((look) => look.pid === pid && look.ts >= ts && look.ts <= ts + dur)
  return ofPages.filter((event) => event.name === 'ThreadControllerImpl::RunTask' && event.tdur && !isLook(event))
}

const devtools = 'blink.mojom.DevToolsSession'
const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
const longestOf = (tasks: readonly TraceEvent[]) => Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000))
