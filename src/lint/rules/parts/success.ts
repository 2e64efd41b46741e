import type { Model } from '../../../analysis/index.ts'
import type { InputSet } from '../../../engine/index.ts'

/** Of each state the inputs for which something that happens in it tells the host of success. */
export function succeeding({ states: reached, edges }: Model): InputSet[] {
  return reached.map((_, index) => {
    const telling = (edges[index] ?? []).filter(({ effects }) =>
      effects.some((effect) => effect.kind === 'emit' && effect.message === 'success'),
    )
    return telling.reduce((set, { when }) => set | when, 0n)
  })
}
