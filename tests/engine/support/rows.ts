import { describe, expect, it } from 'vitest'
import { at, brief, drive, type Move } from './drive.ts'

/** One transition of specification section 4. */
export interface Row {
  /** The line of the specification. */
  says: string
  /** Inputs that differ from the defaults. */
  in?: Readonly<Record<string, unknown>>
  /** What happens, the event in question last. */
  by: readonly Move[]
  to: string
  /** Data known afterwards. */
  data?: Readonly<Record<string, unknown>>
  overlay?: string | null
  /** What the last move asks for, in words. */
  effects?: readonly string[]
}

export function followsSpecification(title: string, rows: readonly Row[]) {
  describe(title, () => {
    it.each(rows)('$says', ({ in: inputs = {}, by, to, data = {}, overlay = null, effects }) => {
      const last = drive(inputs, by)
      expect(last.state.closed ? 'closed' : at(last.state)).toBe(to)
      expect(last.state.data).toMatchObject(data)
      expect(last.state.overlay).toBe(overlay)
      if (effects) expect(last.effects.map(brief)).toEqual(effects)
    })
  })
}
