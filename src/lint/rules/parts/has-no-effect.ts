import type { Rule } from '../../../flow/index.ts'

/** `@stay` alone does nothing; entering the same place again ends its pending work. */
export const hasNoEffect = ({ target, assign, emit, call }: Rule): boolean =>
  target.kind === 'stay' && assign.length === 0 && emit === null && call === null
