/** The messages of a place: those of its screens, of their parts and problems, and of what surrounds them. */
import { memo, useEffect, useMemo, useState } from 'react'
import { childPointer, isSameJson, valueAtPointer } from '../../flow/index.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import { type MessageGroup, messageGroups, messagesWith, type WordsPlace } from '../document/words-places.ts'
import { useStudio } from '../store/context.tsx'
import { type Texts, useTexts } from '../ui-texts.tsx'
import { MessageFields } from './message-fields.tsx'

interface MessageGroupsProps {
  place: WordsPlace
  /** What is looked for; '': everything is shown. */
  query: string
}

/** Messages that are drawn at once: a hundred would keep the page busy for longer than can be felt. */
const atOnce = 16

/** How long the next ones wait after a letter, for whoever writes in a field meanwhile. */
const pauseMs = 300

/** Drawn anew for another place or query, not for a letter: a place has a hundred messages. */
export const MessageGroups = memo(function MessageGroups({ place: { pointer, screens }, query }: MessageGroupsProps) {
  const text = useTexts()
  const { store } = useStudio()
  // Of the words as they are when somebody looks for them: a field that is written in has to stay.
  const found = useMemo(() => {
    const { definition } = store.getState()
    const own = valueAtPointer(definition, childPointer(pointer, 'words')) as FlowDefinition['words']
    const written = [definition.words ?? {}, own ?? {}]
    return messageGroups(screens)
      .map((group) => ({ ...group, keys: messagesWith(query, group.keys, written) }))
      .filter(({ keys }) => keys.length > 0)
  }, [screens, pointer, query, store])
  const [drawn, setDrawn] = useState(atOnce)
  const all = found.reduce((sum, { keys }) => sum + keys.length, 0)
  useEffect(() => {
    if (drawn >= all) return
    const drawMore = () => setDrawn(drawn + atOnce)
    let timer = setTimeout(drawMore)
    const unsubscribe = store.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(drawMore, pauseMs)
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [drawn, all, store])
  if (found.length === 0) return <p className="quiet">{text('words.not-found')}</p>
  let left = drawn
  return found.map((group) => {
    const shown = group.keys.slice(0, left)
    left -= shown.length
    if (shown.length === 0) return null
    const fields = shown.map((key) => <MessageFields key={key} place={pointer} message={key} />)
    return group.of === 'around' ? (
      <details key="around" open={query !== ''}>
        <summary>{text('words.around')}</summary>
        {fields}
      </details>
    ) : (
      <section key={group.screen ?? group.of} className="part">
        <h2>{groupInWords(group, text)}</h2>
        {fields}
      </section>
    )
  })
}, isSameJson)

const groupInWords = ({ screen }: MessageGroup, text: Texts) =>
  screen === null ? text('words.parts') : text('words.screen', { screen })
