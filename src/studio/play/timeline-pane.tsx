/** A session played by hand: what has happened, what can happen next, and other branches that were played. */
import { Fragment, useEffect, useRef } from 'react'
import { eventInWords } from '../controls/event-in-words.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { type Moment, played } from '../store/played-session.ts'
import { useTexts } from '../ui-texts.tsx'
import { act, branchesOf, goTo } from './branches.ts'
import { NextChoices } from './next-choices.tsx'
import { PlayedCustomer } from './played-customer.tsx'
import './play.css'

export function TimelinePane() {
  const text = useTexts()
  const { setRun } = useStudio()
  const run = useStudioState((state) => state.run)
  const definition = useStudioState((state) => state.definition)
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (run) revealIn(list.current?.closest('.pane'), '[aria-current]')
  }, [run])
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
        <ol ref={list}>
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
                {moment === current ? <small className="shown">{text('play.shown')}</small> : null}
              </li>
              {branches
                .filter(({ from }) => from === moment.at)
                .map(({ index, event, more }) => (
                  <li key={`branch ${index}`} className="branch">
                    <button type="button" onClick={() => setRun(goTo(run, index))}>
                      {text('play.branch', { event: eventInWords(event, text), count: more })}
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
        <NextChoices choices={choices} choose={(event) => setRun(act({ ...run, at: current.at }, event))} />
      </div>
    </div>
  )
}

/** Scrolls a pane, but never the page: in a narrow window the user would lose what was just pressed. */
function revealIn(pane: Element | null | undefined, selector: string): void {
  const shown = pane?.querySelector(selector)
  if (!pane || !shown) return
  const [around, own] = [pane.getBoundingClientRect(), shown.getBoundingClientRect()]
  if (own.bottom > around.bottom) pane.scrollTop += own.bottom - around.bottom
  else if (own.top < around.top) pane.scrollTop -= around.top - own.top
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
