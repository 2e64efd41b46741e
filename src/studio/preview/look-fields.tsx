/** What the preview shows, and how: place, problem, language, colours, size, elements and splits. */
import type { ReactNode } from 'react'
import { childPointer, defined } from '../../flow/index.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import { languages } from '../../i18n/index.ts'
import { type PreviewPlace, previewPlaces, screenElements } from '../../preview/places.ts'
import { splitsOf } from '../document/experiments.ts'
import { pointerOf } from '../document/place-at.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { type TextId, useTexts } from '../texts.tsx'
import { type Look, sizes } from './look.ts'

interface LookFieldsProps {
  definition: FlowDefinition
  place: string
  look: Look
  change: (look: Partial<Look>) => void
}

export function LookFields({ definition, place, look, change }: LookFieldsProps) {
  const text = useTexts()
  const { select, setLanguage } = useStudio()
  const language = useStudioState((state) => state.language)
  const places = previewPlaces(definition)
  // A step has the name of its first state.
  const current = places.find(({ name, group }) => name === place || group === place)
  const problem = look.problem?.place === current?.name ? look.problem?.name : undefined
  const elements = current ? (screenElements[current.screen] ?? []) : []
  const toggle = (name: string, isShown: boolean) =>
    change({ hidden: isShown ? look.hidden.filter((each) => each !== name) : [...look.hidden, name] })
  return (
    <div className="look choices">
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
      <Choice label="preview.size" value={look.size ?? ''} choose={(size) => change({ size: size || null })}>
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
          <Choice label="preview.colours" value={look.mode} choose={(mode) => change({ mode: mode as Look['mode'] })}>
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
              value={look.splits[name] ?? ''}
              choose={(value) => change({ splits: withSplit(look.splits, name, value) })}
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
                checked={!look.hidden.includes(name)}
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
