/** The customers of the flow in front. Those with a flow file of their own are there when that file is in front. */
import type { CustomerEffects } from '../results/effects.ts'
import type { StudioState } from './state.ts'

type Known = Pick<StudioState, 'file' | 'results'>

/** The usual one first; none: they are not known yet. */
export const customersIn = ({ file, results: { effects } }: Known): CustomerEffects[] =>
  (effects?.customers ?? [])
    .filter(({ customer }) => customer.file === file)
    .sort((a, b) => Number(a.customer.setting !== null) - Number(b.customer.setting !== null))

/** By id; null: this flow has no such customer, or it is not known yet. */
export const customerIn = (state: Known, id: string | null): CustomerEffects | null =>
  customersIn(state).find(({ customer }) => customer.id === id) ?? null
