import { flowNameOf } from '../../flow-files/index.ts'
import type { Finding } from '../../lint/index.ts'
import { editInWords } from '../controls/edit-in-words.ts'
import { findingInWords } from '../controls/finding-in-words.ts'
import { flowOfFinding } from '../controls/finding-place.ts'
import type { Alternative, Rejected } from '../store/state.ts'
import type { Texts } from '../ui-texts.tsx'

/** Why an edit is not possible; where another flow than the one in front says so, it is named. */
export function becauseInWords(finding: Finding, front: string, text: Texts): string {
  const because = findingInWords(finding, text)
  const flow = flowOfFinding(finding.file, front)
  return flow === front
    ? text('objection.because', { because })
    : text('objection.because.of', { name: flowNameOf(flow), because })
}

/** What speaks against the nearest way, so that a person can decide about that. */
export function againstInWords({ label, finding }: Rejected, front: string, text: Texts): string {
  const [what, because] = [editInWords(label, text), findingInWords(finding, text)]
  const flow = flowOfFinding(finding.file, front)
  return flow === front
    ? text('objection.against', { what, because })
    : text('objection.against.of', { what, name: flowNameOf(flow), because })
}

export function insteadInWords({ label, others = [] }: Alternative, text: Texts): string {
  const what = editInWords(label, text)
  return others.length === 0
    ? text('objection.instead', { what })
    : text('objection.instead.also', { what, names: others.map(flowNameOf).join(', ') })
}
