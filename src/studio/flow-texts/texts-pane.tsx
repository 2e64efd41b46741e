/** The texts of the selected step in every language: the usual wording, and the words of the flow in its place. */
import { useId, useState } from 'react'
import { defined } from '../../flow/index.ts'
import { isAtOrBelow } from '../document/place-at.ts'
import { keysShown, type WordsPlace, wordsPlaces } from '../document/words-places.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { useSelectedStep } from '../store/selected-step.ts'
import { useTexts } from '../ui-texts.tsx'
import { MessageFields } from './message-fields.tsx'
import '../controls/parts.css'

export function TextsPane() {
  const text = useTexts()
  const id = useId()
  const { select } = useStudio()
  const definition = useStudioState((state) => state.definition)
  const isSound = useStudioState((state) => state.isSound)
  const selected = useStudioState((state) => state.selected)
  const [isOfFlow, setIsOfFlow] = useState(false)
  const step = useSelectedStep()
  // If an overlay is selected, the pane keeps the step that it shows.
  const [shown, setShown] = useState(step)
  if (step && step !== shown) setShown(step)
  if (!shown || !Object.hasOwn(definition.steps, shown.name)) return <p className="quiet">{text('words.none')}</p>
  const places = wordsPlaces(definition, shown.name)
  const place = placeOf(places, isOfFlow ? '' : selected)
  const choose = (pointer: string) => {
    setIsOfFlow(pointer === '')
    if (pointer !== '') select(pointer)
  }
  const { own, around } = keysShown(place.screens)
  return (
    <fieldset className="parts" disabled={!isSound} key={place.pointer}>
      <legend className="hidden">{text('words')}</legend>
      <p className="field">
        <label htmlFor={id}>{text('words.place')}</label>
        <select id={id} value={place.pointer} onChange={({ target }) => choose(target.value)}>
          {places.map(({ pointer, name }) => (
            <option key={pointer} value={pointer}>
              {name ?? text('words.flow')}
            </option>
          ))}
        </select>
      </p>
      <Messages place={place} keys={own} />
      <details>
        <summary>{text('words.around')}</summary>
        <Messages place={place} keys={around} />
      </details>
    </fieldset>
  )
}

/** The innermost that is selected, else the step. */
function placeOf(places: readonly WordsPlace[], selected: string): WordsPlace {
  const around = places.filter(({ pointer }) => isAtOrBelow(selected, pointer))
  const [first] = around.sort((a, b) => b.pointer.length - a.pointer.length)
  return first && (first.pointer !== '' || selected === '') ? first : defined(places[0], 'step')
}

const Messages = ({ place, keys }: { place: WordsPlace; keys: readonly string[] }) =>
  keys.map((key) => <MessageFields key={key} place={place.pointer} message={key} />)
