/** The times of the step. Those that are a setting are changed with the settings. */
import { durationInWords, pointerSegments } from '../../flow/index.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import { NumberField } from '../controls/number-field.tsx'
import { changeValue } from '../document/edits/change-value.ts'
import { timesOf } from '../document/step-parts.ts'
import { useStudio } from '../store/context.tsx'
import { useTexts } from '../ui-texts.tsx'

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
  const settingInWords = (setting: string) => {
    const ms = settings.get(setting)
    return ms === undefined ? setting : text('timing.setting', { setting, duration: durationInWords(ms) })
  }
  return (
    <section className="part">
      <h2>{text('timing')}</h2>
      {times.map(({ pointer, value, bounds }) =>
        typeof value === 'number' ? (
          <NumberField
            key={pointer}
            label={placeOf(pointer)}
            value={value}
            bounds={bounds}
            isDuration={true}
            change={(ms) => apply((current) => changeValue(current, pointer, ms, { code: 'time-changed', step, ms }))}
          />
        ) : (
          <p className="field" key={pointer}>
            {placeOf(pointer)}
            <small>{settingInWords(value)}</small>
          </p>
        ),
      )}
    </section>
  )
}

/** `/steps/enterCredentials/poll/everyMs` → `poll, everyMs`. */
const placeOf = (pointer: string) =>
  pointerSegments(pointer)
    .slice(2)
    .filter((segment) => !['states', 'on', 'to'].includes(segment))
    .join(', ')
