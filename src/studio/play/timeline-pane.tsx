/** A session played by hand: what has happened, what can happen next, and other branches that were played. */
import { Fragment } from 'react'
import type { Choice } from '../../engine/index.ts'
import { eventInWords } from '../controls/event-in-words.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { type Moment, played } from '../store/run.ts'
import { useTexts } from '../ui-texts.tsx'
import { act, branchesOf, goTo } from './branches.ts'
import { PlayedCustomer } from './played-customer.tsx'
import './play.css'

export function TimelinePane() {
  const text = useTexts()
  const { setRun } = useStudio()
  const run = useStudioState((state) => state.run)
  const definition = useStudioState((state) => state.definition)
  if (!run)
    return (
      <>
        <p className="quiet">{text('play.none')}</p>
        <PlayedCustomer />
      </>
    )
  const now = played(definition, run)
  if (!now) return <p className="quiet">{text('results.unsound')}</p>
  const { moments, lost, current, choices } = now
  const branches = branchesOf(run).map((branch) => ({ ...branch, from: Math.min(branch.from, moments.length - 1) }))
  return (
    <div className="timeline">
      <div>
        <PlayedCustomer />
        <ol>
          {moments.map((moment) => (
            <Fragment key={moment.at}>
              <li>
                <button
                  type="button"
                  aria-current={moment === current ? 'step' : undefined}
                  onClick={() => setRun({ ...run, at: moment.at })}
                >
                  <MomentInWords moment={moment} />
                </button>
              </li>
              {branches
                .filter(({ from }) => from === moment.at)
                .map(({ index, event, more }) => (
                  <li key={`branch ${index}`} className="branch">
                    <button type="button" onClick={() => setRun(goTo(run, index))}>
                      {text('play.other', { event: eventInWords(event, text), count: more })}
                    </button>
                  </li>
                ))}
            </Fragment>
          ))}
          {lost.map(({ at, event }) => (
            <li key={at} className="lost">
              {text('play.lost', { event: eventInWords(event, text) })}
            </li>
          ))}
        </ol>
      </div>
      <div>
        {choices.length === 0 ? <p className="quiet">{text('play.over')}</p> : null}
        {(['user', 'server', 'time'] as const).map((by) => (
          <Choices key={by} by={by} choices={choices} choose={(event) => setRun(act(run, event))} />
        ))}
      </div>
    </div>
  )
}

function MomentInWords({ moment: { event, shown, calls, messages } }: { moment: Moment }) {
  const text = useTexts()
  const place = shown ?? text('play.closed')
  return (
    <>
      {event ? `${eventInWords(event, text)} → ` : null}
      <strong>{place}</strong>
      {calls.length === 0 ? null : <small> {text('play.calls', { names: calls.join(', ') })}</small>}
      {messages.length === 0 ? null : <small> {text('play.messages', { names: messages.join(', ') })}</small>}
    </>
  )
}

interface ChoicesProps {
  by: Choice['by']
  choices: readonly Choice[]
  choose: (event: Choice['event']) => void
}

function Choices({ by, choices, choose }: ChoicesProps) {
  const text = useTexts()
  const own = choices.filter((choice) => choice.by === by)
  if (own.length === 0) return null
  const headings = { user: text('play.user'), server: text('play.server'), time: text('play.time') }
  return (
    <section aria-label={headings[by]}>
      <h2>{headings[by]}</h2>
      <div className="choices">
        {own.map(({ event }) => (
          <button key={JSON.stringify(event)} type="button" onClick={() => choose(event)}>
            {eventInWords(event, text)}
          </button>
        ))}
      </div>
    </section>
  )
}
