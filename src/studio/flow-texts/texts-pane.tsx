/** The texts of the selected step in every language: the usual wording, and the words of the flow in its place. */
import { useDeferredValue, useId, useState } from 'react'
import { defined } from '../../flow/index.ts'
import { isAtOrBelow } from '../document/place-at.ts'
import { type WordsPlace, wordsPlaces } from '../document/words-places.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { useSelectedStep } from '../store/selected-step.ts'
import { useTexts } from '../ui-texts.tsx'
import { MessageGroups } from './message-groups.tsx'
import '../controls/parts.css'

export function TextsPane() {
  const text = useTexts()
  const id = useId()
  const searchId = useId()
  const { select } = useStudio()
  const definition = useStudioState((state) => state.definition)
  const isSound = useStudioState((state) => state.isSound)
  const selected = useStudioState((state) => state.selected)
  const [isOfFlow, setIsOfFlow] = useState(false)
  const [query, setQuery] = useState('')
  const drawnQuery = useDeferredValue(query)
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
      <p className="field wide">
        <label htmlFor={searchId}>{text('words.search')}</label>
        <input id={searchId} type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      </p>
      <MessageGroups place={place} query={drawnQuery} />
    </fieldset>
  )
}

/** The innermost that is selected, else the step. */
function placeOf(places: readonly WordsPlace[], selected: string): WordsPlace {
  const around = places.filter(({ pointer }) => isAtOrBelow(selected, pointer))
  const [first] = around.sort((a, b) => b.pointer.length - a.pointer.length)
  return first && (first.pointer !== '' || selected === '') ? first : defined(places[0], 'step')
}
