/** The times of the step. Those that are a setting are changed with the settings. */
import { childPointer, pointerSegments, valueAtPointer } from '../../flow/index.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import { durationInWords } from '../controls/duration.ts'
import { NumberField } from '../controls/number-field.tsx'
import { changeValue } from '../document/edits/change-value.ts'
import { timesOf, type WrittenTime } from '../document/step-parts.ts'
import { useStudio } from '../store/context.tsx'
import { useTexts } from '../texts.tsx'

interface TimingProps {
  definition: FlowDefinition
  step: string
}

export function Timing({ definition, step }: TimingProps) {
  const text = useTexts()
  const { apply } = useStudio()
  const times = timesOf(definition, step)
  if (times.length === 0) return null
  const setting = (name: string) => Number(valueAtPointer(definition, childPointer('/settings', name)))
  return (
    <section className="part">
      <h2>{text('timing')}</h2>
      {times.map(({ pointer, key, value, bounds }) =>
        typeof value === 'number' ? (
          <NumberField
            key={pointer}
            label={placeOf({ pointer, key })}
            value={value}
            bounds={bounds}
            isDuration={true}
            change={(ms) => apply((current) => changeValue(current, pointer, ms, { code: 'time-changed', step, ms }))}
          />
        ) : (
          <p className="field" key={pointer}>
            {placeOf({ pointer, key })}
            <small>
              {text('timing.setting', {
                setting: value,
                duration: durationInWords(setting(value)),
              })}
            </small>
          </p>
        ),
      )}
    </section>
  )
}

/** `/steps/enterCredentials/poll/everyMs` → `poll, everyMs`. */
const placeOf = ({ pointer }: Pick<WrittenTime, 'pointer' | 'key'>) =>
  pointerSegments(pointer)
    .slice(2)
    .filter((segment) => !['states', 'on', 'to'].includes(segment))
    .join(', ')
