/** For whom the selected step is shown: everyone, nobody, or customers for whom a condition holds. */
import { useId } from 'react'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import { firstOf, onOffer } from '../conditions/on-offer.ts'
import { conditionOf, sentenceOf } from '../conditions/sentence.ts'
import { SentenceFields } from '../conditions/sentence-fields.tsx'
import type { Audience, ListedStep } from '../document/steps.ts'
import { useTexts } from '../ui-texts.tsx'

interface ShownToProps {
  definition: FlowDefinition
  step: ListedStep
  show: (shown: Audience) => void
}

export function ShownTo({ definition, step, show }: ShownToProps) {
  const text = useTexts()
  const id = useId()
  if (step.index === null) return <p className="quiet">{text('shown.beside')}</p>
  const { shown } = step
  const offered = onOffer(definition)
  // What it was before "nobody" is still in the file. A flow without conditions and fields has nothing to ask for.
  const condition = definition.steps[step.name]?.when ?? firstOf(offered)
  const choose = (kind: Audience['kind']) => {
    if (kind !== 'where') show({ kind })
    else if (condition !== undefined) show({ kind, condition })
  }
  return (
    <div>
      <p className="field">
        <label htmlFor={id}>{text('shown.to')}</label>
        <select id={id} value={shown.kind} onChange={({ target }) => choose(target.value as Audience['kind'])}>
          {(['everyone', 'nobody', 'where'] as const).map((kind) => (
            <option key={kind} value={kind} disabled={kind === 'where' && condition === undefined}>
              {text(`shown.${kind}`)}
            </option>
          ))}
        </select>
      </p>
      {shown.kind === 'where' ? (
        <SentenceFields
          label={text('shown.condition')}
          sentence={sentenceOf(shown.condition)}
          offered={offered}
          canGroup={true}
          change={(sentence) => show({ kind: 'where', condition: conditionOf(sentence) })}
        />
      ) : null}
    </div>
  )
}
