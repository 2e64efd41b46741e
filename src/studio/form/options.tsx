import { MoveButtons } from '../controls/move-buttons.tsx'
import { NameField } from '../controls/name-field.tsx'
import { useTexts } from '../ui-texts.tsx'
import { changeOptions, moveOption } from './changes.ts'
import { useForm } from './form-context.tsx'
import { FormTextFields } from './form-text-fields.tsx'

/** As the schema of forms has it. */
const isOption = (text: string) => /^[a-zA-Z0-9][a-zA-Z0-9-]*$/.test(text)
/** With fewer options there is nothing to choose. */
const fewest = 2

/** The options of a choice, each with its texts. */
export function Options({ name, options }: { name: string; options: readonly string[] }) {
  const text = useTexts()
  const { change } = useForm()
  return (
    <>
      <ul>
        {options.map((option, index) => (
          <li key={option}>
            <FormTextFields label={text('form.option', { option })} of={`${name}.options.${option}`} />
            <div className="actions">
              <MoveButtons
                up={text('form.option.up', { option })}
                down={text('form.option.down', { option })}
                isFirst={index === 0}
                isLast={index === options.length - 1}
                move={(distance) => change((now) => moveOption(now, name, option, distance))}
              />
              <button
                type="button"
                aria-label={text('form.option.remove', { option })}
                aria-disabled={options.length <= fewest}
                onClick={() => {
                  const others = options.filter((each) => each !== option)
                  if (options.length > fewest) change((now) => changeOptions(now, name, others))
                }}
              >
                ✕
              </button>
            </div>
          </li>
        ))}
      </ul>
      <NameField
        label={text('form.option.add')}
        name=""
        taken={options}
        isValid={isOption}
        change={(option) => change((now) => changeOptions(now, name, [...options, option]))}
      />
    </>
  )
}
