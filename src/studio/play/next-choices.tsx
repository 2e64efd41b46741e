/** What can happen next, grouped by who acts. The likeliest stands out, and failures are folded. */
import type { Choice, Event } from '../../engine/index.ts'
import { eventInWords } from '../controls/event-in-words.ts'
import { useTexts } from '../ui-texts.tsx'
import { type ChoicesOf, choicesByActor } from './likelihood.ts'

interface NextChoicesProps {
  choices: readonly Choice[]
  choose: (event: Event) => void
}

export function NextChoices({ choices, choose }: NextChoicesProps) {
  const text = useTexts()
  const actors = choicesByActor(choices)
  if (actors.length === 0) return <p className="quiet">{text('play.over')}</p>
  return actors.map((actor, index) => (
    <Actor key={actor.by} actor={actor} likeliest={index === 0 ? actor.ahead[0] : undefined} choose={choose} />
  ))
}

interface ActorProps {
  actor: ChoicesOf
  likeliest: Choice | undefined
  choose: (event: Event) => void
}

function Actor({ actor: { by, ahead, away, failures }, likeliest, choose }: ActorProps) {
  const text = useTexts()
  const buttons = (choices: readonly Choice[], look?: string) =>
    choices.map((choice) => (
      <button
        key={JSON.stringify(choice.event)}
        type="button"
        className={choice === likeliest ? 'likeliest' : look}
        onClick={() => choose(choice.event)}
      >
        {eventInWords(choice.event, text)}
      </button>
    ))
  return (
    <section aria-label={text(`play.${by}`)}>
      <h2>{text(`play.${by}`)}</h2>
      {ahead.length + away.length === 0 ? null : (
        <div className="choices">
          {buttons(ahead)}
          {buttons(away, 'away')}
        </div>
      )}
      {failures.length === 0 ? null : (
        <details>
          <summary>{text('play.failures', { count: failures.length })}</summary>
          <div className="choices">{buttons(failures)}</div>
        </details>
      )}
    </section>
  )
}
