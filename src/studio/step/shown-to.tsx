/** For whom the selected step is shown: everyone, nobody, or customers for whom a condition holds. */
import { useId } from 'react'
import { conditionInWords } from '../../analysis/index.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import { conditionsFor, type ListedStep, type Shown } from '../document/steps.ts'
import { useTexts } from '../texts.tsx'

interface ShownToProps {
  definition: FlowDefinition
  step: ListedStep
  show: (shown: Shown) => void
}

export function ShownTo({ definition, step, show }: ShownToProps) {
  const text = useTexts()
  const id = useId()
  if (step.index === null) return <p>{text('shown.beside')}</p>
  const offered: Shown[] = [
    { kind: 'everyone' },
    { kind: 'nobody' },
    ...conditionsFor(definition).map((condition): Shown => ({ kind: 'where', condition })),
  ]
  const value = JSON.stringify(step.shown)
  // A condition that was written by hand stays among the choices.
  const choices = offered.some((each) => JSON.stringify(each) === value) ? offered : [...offered, step.shown]
  const inWords = (shown: Shown) => {
    if (shown.kind !== 'where') return text(shown.kind === 'nobody' ? 'shown.nobody' : 'shown.everyone')
    return text('shown.where', { condition: conditionInWords(shown.condition) })
  }
  return (
    <p className="field">
      <label htmlFor={id}>{text('shown.to')}</label>
      <select id={id} value={value} onChange={({ target }) => show(JSON.parse(target.value) as Shown)}>
        {choices.map((each) => (
          <option key={JSON.stringify(each)} value={JSON.stringify(each)}>
            {inWords(each)}
          </option>
        ))}
      </select>
    </p>
  )
}
