import type { Failure } from '../storage/context.tsx'
import type { Texts } from '../ui-texts.tsx'

/** @param name of the flow that is not opened */
export const failureInWords = (failure: Failure, name: string, text: Texts): string =>
  failure.code === 'shape' ? text('flow.shape', { name, ...failure.problem }) : text(`flow.${failure.code}`, { name })
