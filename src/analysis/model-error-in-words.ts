import type { CompiledFlow } from '../flow/index.ts'
import type { ModelError } from './model-error.ts'
import { describeInputs } from './trace-in-words.ts'

/** Why a flow can't be followed, in a sentence. */
export function modelErrorInWords(error: ModelError, flow: CompiledFlow): string {
  switch (error.code) {
    case 'too-many-combinations':
      return `The inputs can be combined in ${inDigits(error.product)} ways; ${inDigits(error.limit)} are the most that are checked.`
    case 'too-many-states':
      return `The flow has more than ${inDigits(error.limit)} states, the most that are followed.`
    case 'variants-conflict':
      return `Variants ${error.ids.join(', ')} do not fit together. ${describeInputs(flow.inputs, error.inputs)} has them all.`
    case 'no-start':
      return `${describeInputs(flow.inputs, error.inputs)} has no step to start with.`
    case 'no-clients':
      return 'The assumptions leave no client to check the flow for.'
  }
}

const inDigits = (number: number) => number.toLocaleString('en')
