import { describe, expect, it } from 'vitest'
import { at, brief, drive, type Move } from './drive.ts'

/** One transition of the wizard or of a step (docs/conformance.md, section 4). */
export interface Row {
  /** The title of the test. */
  description: string
  /** Inputs that differ from the defaults. */
  in?: Readonly<Record<string, unknown>>
  /** The events from the start. The last one is the event under test. */
  by: readonly Move[]
  to: string
  /** Data afterwards. */
  data?: Readonly<Record<string, unknown>>
  overlay?: string | null
  /** The effects of the last event, in words. */
  effects?: readonly string[]
}

export function describeTransitions(title: string, rows: readonly Row[]) {
  describe(title, () => {
    it.each(rows)('$description', ({ in: inputs = {}, by, to, data = {}, overlay = null, effects }) => {
      const last = drive(inputs, by)
      expect(last.state.closed ? 'closed' : at(last.state)).toBe(to)
      expect(last.state.data).toMatchObject(data)
      expect(last.state.overlay).toBe(overlay)
      if (effects) expect(last.effects.map(brief)).toEqual(effects)
    })
  })
}
