/** For whom the selected step is shown: everyone, nobody, or customers for whom a condition holds. */
import { useId } from 'react'
import { defined } from '../../flow/index.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import { onOffer } from '../conditions/on-offer.ts'
import { conditionOf, sentenceOf } from '../conditions/sentence.ts'
import { SentenceFields } from '../conditions/sentence-fields.tsx'
import type { ListedStep, Shown } from '../document/steps.ts'
import { useTexts } from '../texts.tsx'

interface ShownToProps {
  definition: FlowDefinition
  step: ListedStep
  show: (shown: Shown) => void
}

export function ShownTo({ definition, step, show }: ShownToProps) {
  const text = useTexts()
  const id = useId()
  if (step.index === null) return <p className="quiet">{text('shown.beside')}</p>
  const { shown } = step
  const offered = onOffer(definition)
  const first = defined([...offered.named, ...offered.fields][0], 'condition on offer')
  const choose = (kind: Shown['kind']) => {
    // What it was before "nobody" is still in the file.
    const condition = definition.steps[step.name]?.when ?? first
    show(kind === 'where' ? { kind, condition } : { kind })
  }
  return (
    <div>
      <p className="field">
        <label htmlFor={id}>{text('shown.to')}</label>
        <select id={id} value={shown.kind} onChange={({ target }) => choose(target.value as Shown['kind'])}>
          {(['everyone', 'nobody', 'where'] as const).map((kind) => (
            <option key={kind} value={kind}>
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
