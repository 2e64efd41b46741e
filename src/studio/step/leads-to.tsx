/** Where each rule of the step leads, with a list of what fits, and what does not with the reason. */
import { useId } from 'react'
import { conditionInWords } from '../../analysis/index.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import { targetInWords } from '../controls/target-in-words.ts'
import { changeValue } from '../document/edits/change-value.ts'
import { targetsOf, type WrittenTarget } from '../document/step-parts.ts'
import { choicesFor, type TargetChoice } from '../document/target-choices.ts'
import { useStudio } from '../store/context.tsx'
import { type Texts, useTexts } from '../ui-texts.tsx'
import { triggerInWords } from './trigger-in-words.ts'

interface LeadsToProps {
  definition: FlowDefinition
  step: string
}

export function LeadsTo({ definition, step }: LeadsToProps) {
  const text = useTexts()
  const targets = targetsOf(definition, step)
  if (targets.length === 0) return null
  return (
    <section className="part">
      <h2>{text('leads.to')}</h2>
      {targets.map((target) => (
        <TargetField key={target.pointer} target={target} choices={choicesFor(definition, step, target)} step={step} />
      ))}
    </section>
  )
}

interface TargetFieldProps {
  target: WrittenTarget
  choices: readonly TargetChoice[]
  step: string
}

function TargetField({ target, choices, step }: TargetFieldProps) {
  const text = useTexts()
  const id = useId()
  const { apply } = useStudio()
  const { pointer, state, trigger, condition, to } = target
  const when = triggerInWords(trigger, text)
  const change = (chosen: string) =>
    apply((current) => changeValue(current, pointer, chosen, { code: 'target-changed', step, pointer, target: chosen }))
  const fits = choices.filter(({ exclusion }) => !exclusion)
  const others = choices.filter(({ exclusion }) => exclusion)
  return (
    <p className="field">
      <label htmlFor={id}>
        {state === null ? when : text('leads.in', { state, when })}
        {condition === null ? null : <small> {text('leads.if', { condition: conditionInWords(condition) })}</small>}
      </label>
      <select id={id} value={to} onChange={({ target: { value } }) => change(value)}>
        {fits.map((choice) => (
          <option key={choice.target} value={choice.target}>
            {targetInWords(choice.target, text)}
          </option>
        ))}
        {others.length > 0 ? (
          <optgroup label={text('leads.other')}>
            {others.map((choice) => (
              <option key={choice.target} value={choice.target} disabled>
                {text('leads.excluded', {
                  target: targetInWords(choice.target, text),
                  reason: reasonInWords(choice.exclusion, text),
                })}
              </option>
            ))}
          </optgroup>
        ) : null}
      </select>
    </p>
  )
}

function reasonInWords(exclusion: TargetChoice['exclusion'], text: Texts): string {
  if (exclusion?.code === 'asked-by-server') return text('exclusion.asked', { status: exclusion.status })
  return text(exclusion?.code === 'beside-path' ? 'exclusion.beside' : 'exclusion.nobody')
}
