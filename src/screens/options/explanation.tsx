import type { Explanation as ExplanationOption } from '../../generated/flow.types.ts'
import { Icon, laterIcons, useText } from '../../ui/index.ts'
import type { View } from '../view.ts'
import { flowText, namesIn } from './flow-text.ts'
import { SampleBill } from './sample-bill.tsx'

/** The first explanation of the flow for a field of this source; null if there is none. */
export function explanationOf({ options, source }: Pick<View, 'options' | 'source'>, field: string) {
  const isFor = ({ field: name, source: only }: ExplanationOption) =>
    name.toLowerCase() === field.toLowerCase() && (only === undefined || only === source?.source_id)
  return options?.explanations?.find(isFor) ?? null
}

/** Below a field: where the number is found, with a picture of it. The browser's own disclosure works by keyboard. */
export function Explanation({ view, of: { picture, text: own } }: { view: View; of: ExplanationOption }) {
  const text = useText()
  return (
    <details className="explanation">
      <summary>
        <Icon path={laterIcons.info} size={20} />
        <span>{text('explanation.summary')}</span>
      </summary>
      <div className="explanation-content">
        <p>{own ? flowText(own, namesIn(view, text('credentials.source'))) : text(`explanation.${picture}`)}</p>
        <SampleBill marked={picture} alt={text(`explanation.${picture}-picture`)} />
      </div>
    </details>
  )
}
