/** What the preview shows, and how: place, problem, language, colours, size, elements and splits. */
import type { ReactNode } from 'react'
import { childPointer, defined } from '../../flow/index.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import { type PreviewPlace, previewPlaces, screenElements } from '../../preview/places.ts'
import { languages } from '../document/languages.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { type TextId, useTexts } from '../texts.tsx'
import { pointerOf } from './place-at.ts'
import { type Shown, sizes } from './shown.ts'

interface ShownFieldsProps {
  definition: FlowDefinition
  place: string
  shown: Shown
  change: (shown: Partial<Shown>) => void
}

export function ShownFields({ definition, place, shown, change }: ShownFieldsProps) {
  const text = useTexts()
  const { select, setLanguage } = useStudio()
  const language = useStudioState((state) => state.language)
  const places = previewPlaces(definition)
  // A step has the name of its first state.
  const current = places.find(({ name, group }) => name === place || group === place)
  const problem = shown.problem?.place === current?.name ? shown.problem?.name : undefined
  const elements = current ? (screenElements[current.screen] ?? []) : []
  const toggle = (name: string, isShown: boolean) =>
    change({ hidden: isShown ? shown.hidden.filter((each) => each !== name) : [...shown.hidden, name] })
  return (
    <div className="shown choices">
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
      <Choice label="preview.size" value={shown.size ?? ''} choose={(size) => change({ size: size || null })}>
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
          <Choice label="preview.colours" value={shown.mode} choose={(mode) => change({ mode: mode as Shown['mode'] })}>
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
              value={shown.splits[name] ?? ''}
              choose={(value) => change({ splits: withSplit(shown.splits, name, value) })}
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
                checked={!shown.hidden.includes(name)}
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

const splitsOf = ({ inputs }: FlowDefinition) =>
  Object.entries(inputs).flatMap(([name, { from, shares }]) =>
    from === 'split' && shares ? [[name, shares] as const] : [],
  )

function withSplit({ ...splits }: Record<string, string>, name: string, value: string): Record<string, string> {
  delete splits[name]
  return value === '' ? splits : { ...splits, [name]: value }
}
