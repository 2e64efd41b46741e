/** What the preview shows, and how: place, problem, language, colours, size, elements and splits. */
import type { ReactNode } from 'react'
import { childPointer, defined } from '../../flow/index.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import { languages } from '../../i18n/index.ts'
import { type PreviewPlace, previewPlaces, screenElements } from '../../preview/places.ts'
import { splitsOf } from '../document/experiments.ts'
import { pointerOf } from '../document/place-at.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { type TextId, useTexts } from '../ui-texts.tsx'
import { type PreviewSettings, sizes } from './preview-settings.ts'

interface PreviewSettingsFieldsProps {
  definition: FlowDefinition
  place: string
  settings: PreviewSettings
  change: (settings: Partial<PreviewSettings>) => void
}

export function PreviewSettingsFields({ definition, place, settings, change }: PreviewSettingsFieldsProps) {
  const text = useTexts()
  const { select, setLanguage } = useStudio()
  const language = useStudioState((state) => state.language)
  const places = previewPlaces(definition)
  // A step has the name of its first state.
  const current = places.find(({ name, group }) => name === place || group === place)
  const problem = settings.problem?.place === current?.name ? settings.problem?.name : undefined
  const elements = current ? (screenElements[current.screen] ?? []) : []
  const toggle = (name: string, isShown: boolean) =>
    change({ hidden: isShown ? settings.hidden.filter((each) => each !== name) : [...settings.hidden, name] })
  return (
    <div className="preview-settings choices">
      <Choice
        label="preview.place"
        value={current?.name ?? ''}
        choose={(name) => select(childPointer('', ...pointerOf(name, definition)))}
      >
        {current ? null : <option value="" />}
        {[...new Set(places.map(({ group }) => group))].map((group) => (
          <optgroup key={group} label={group}>
            {places
              .filter((each) => each.group === group)
              .map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
          </optgroup>
        ))}
      </Choice>
      <Choice
        label="preview.language"
        value={language}
        choose={(name) =>
          setLanguage(
            defined(
              languages.find((each) => each === name),
              'language',
            ),
          )
        }
      >
        {languages.map((each) => (
          <option key={each} value={each}>
            {text(`language.${each}`)}
          </option>
        ))}
      </Choice>
      <Choice label="preview.size" value={settings.size ?? ''} choose={(size) => change({ size: size || null })}>
        <option value="">{text('preview.size.all')}</option>
        {sizes.map((each) => (
          <option key={each} value={each}>
            {each.replace('x', ' × ')}
          </option>
        ))}
      </Choice>
      <details>
        <summary>{text('preview.more')}</summary>
        <div className="choices">
          {current && current.problems.length > 0 ? (
            <Choice
              label="preview.problem"
              value={problem ?? ''}
              choose={(name) => change({ problem: at(current, name) })}
            >
              <option value="">{text('preview.problem.none')}</option>
              {current.problems.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </Choice>
          ) : null}
          <Choice
            label="preview.colours"
            value={settings.mode}
            choose={(mode) => change({ mode: mode as PreviewSettings['mode'] })}
          >
            {(['system', 'light', 'dark'] as const).map((mode) => (
              <option key={mode} value={mode}>
                {text(`preview.colours.${mode}`)}
              </option>
            ))}
          </Choice>
          {splitsOf(definition).map(([name, shares]) => (
            <Choice
              key={name}
              label={name}
              value={settings.splits[name] ?? ''}
              choose={(value) => change({ splits: withSplit(settings.splits, name, value) })}
            >
              <option value="">{text('preview.usual')}</option>
              {Object.entries(shares).map(([value, share]) => (
                <option key={value} value={value}>
                  {value}, {share} %
                </option>
              ))}
            </Choice>
          ))}
          {elements.map((name) => (
            <label key={name} className="element">
              <input
                type="checkbox"
                checked={!settings.hidden.includes(name)}
                onChange={({ target }) => toggle(name, target.checked)}
              />
              {name}
            </label>
          ))}
        </div>
      </details>
    </div>
  )
}

interface ChoiceProps {
  /** A text, or the name of a split. */
  label: TextId | (string & {})
  value: string | undefined
  choose: (value: string) => void
  children: ReactNode
}

function Choice({ label, value, choose, children }: ChoiceProps) {
  const text = useTexts()
  return (
    <label className="choice">
      {label.startsWith('preview.') ? text(label as TextId) : label}{' '}
      <select value={value} onChange={({ target }) => choose(target.value)}>
        {children}
      </select>
    </label>
  )
}

const at = ({ name: place }: PreviewPlace, name: string) => (name === '' ? null : { place, name })

function withSplit({ ...splits }: Record<string, string>, name: string, value: string): Record<string, string> {
  delete splits[name]
  return value === '' ? splits : { ...splits, [name]: value }
}
