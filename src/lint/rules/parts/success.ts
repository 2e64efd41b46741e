import { type Edge, type InputSet, type ReachableState, unionOf } from '../../../engine/index.ts'

/** The inputs for which an event in this state posts the success message. */
export const succeedsFrom = ({ edges }: ReachableState): InputSet => unionOf(edges.filter(reportsSuccess))

export const reportsSuccess = ({ effects }: Pick<Edge, 'effects'>): boolean =>
  effects.some((effect) => effect.kind === 'emit' && effect.message === 'success')
