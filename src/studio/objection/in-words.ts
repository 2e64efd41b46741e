import { flowNameOf } from '../../flow-files/index.ts'
import type { Finding } from '../../lint/index.ts'
import { editInWords } from '../controls/edit-in-words.ts'
import { flowOfFinding } from '../controls/finding-place.ts'
import type { Alternative } from '../store/state.ts'
import type { Texts } from '../ui-texts.tsx'

/** Why an edit is not possible; where another flow than the one in front says so, it is named. */
export function becauseInWords({ file, message }: Finding, front: string, text: Texts): string {
  const flow = flowOfFinding(file, front)
  return flow === front
    ? text('objection.because', { because: message })
    : text('objection.because.of', { name: flowNameOf(flow), because: message })
}

export function insteadInWords({ label, others = [] }: Alternative, text: Texts): string {
  const what = editInWords(label, text)
  return others.length === 0
    ? text('objection.instead', { what })
    : text('objection.instead.also', { what, names: others.map(flowNameOf).join(', ') })
}
