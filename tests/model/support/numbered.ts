import type { Event, State } from '../../../src/engine/index.ts'

/** The event of a way, with the numbers that entries and runs of polling have in this session. */
export function numbered(event: Event, { entry, polling }: State): Event {
  return { ...event, ...('entry' in event && { entry }), ...('run' in event && { run: polling }) } as Event
}
