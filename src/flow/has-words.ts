import type { CompiledFlow } from './model.ts'

/** Whether a flow has texts of its own anywhere. */
export const hasWords = (flow: CompiledFlow): boolean =>
  [flow, ...Object.values(flow.places), ...flow.overlays].some(({ words }) => words)
