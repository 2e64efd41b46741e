/** The times of the step. Those that are a setting are changed with the settings. */
import { conditionInWords } from '../../analysis/index.ts'
import { durationInWords, pointerSegments } from '../../flow/index.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import { NumberField } from '../controls/number-field.tsx'
import { settingInWords } from '../controls/place-in-words.ts'
import { changeValue } from '../document/edits/change-value.ts'
import { timesOf, type WrittenTime } from '../document/step-parts.ts'
import { useStudio } from '../store/context.tsx'
import { type Texts, useTexts } from '../ui-texts.tsx'
import { triggerInWords } from './trigger-in-words.ts'

interface TimingProps {
  definition: FlowDefinition
  step: string
}

export function Timing({ definition, step }: TimingProps) {
  const text = useTexts()
  const { apply } = useStudio()
  const times = timesOf(definition, step)
  if (times.length === 0) return null
  const settings = new Map<string, number>(Object.entries(definition.settings))
  // A setting that does not exist is a finding, and has no duration.
  const inWords = (name: string) => {
    const ms = settings.get(name)
    const setting = settingInWords(name, text)
    return ms === undefined ? setting : text('timing.setting', { setting, duration: durationInWords(ms) })
  }
  return (
    <section className="part">
      <h2>{text('timing')}</h2>
      {times.map((time) => {
        const { pointer, value, bounds } = time
        return typeof value === 'number' ? (
          <NumberField
            key={pointer}
            label={timeInWords(time, text)}
            name={keyOf(pointer)}
            value={value}
            bounds={bounds}
            isDuration={true}
            change={(ms) => apply((current) => changeValue(current, pointer, ms, { code: 'time-changed', step, ms }))}
          />
        ) : (
          <p className="field" key={pointer}>
            <span className="label">
              {timeInWords(time, text)} <code>{keyOf(pointer)}</code>
            </span>
            <small>{inWords(value)}</small>
          </p>
        )
      })}
    </section>
  )
}

/** `status Captcha, if choosesAccounts: time until the next place`. */
function timeInWords({ key, state, trigger, condition }: WrittenTime, text: Texts): string {
  const time = text(`time.${key}`)
  const rule = trigger && triggerInWords(trigger, text)
  const when = rule && condition ? text('timing.if', { when: rule, condition: conditionInWords(condition) }) : rule
  const what = when ? text('timing.of', { when, what: time }) : time
  return state === null ? what : text('leads.in', { state, when: what })
}

const keyOf = (pointer: string): string => pointerSegments(pointer).slice(2).join('/')
