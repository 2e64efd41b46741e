/** A played session, such as the way to a change: its moment in the opened flow, and in the flow as it is now. */
import type { FlowDefinition } from '../../generated/flow.types.ts'
import { eventInWords } from '../controls/event-in-words.ts'
import { type PlayedSession, played } from '../store/played-session.ts'
import { useTexts } from '../ui-texts.tsx'
import { Side } from './side.tsx'
import { useVersion, type Which } from './version.ts'

export function ComparedRun({ run }: { run: PlayedSession }) {
  const text = useTexts()
  const { file } = run.customer
  const [before, after] = [useVersion('before', file), useVersion('after', file)]
  const events = run.events.slice(0, run.at)
  return (
    <div className="compare">
      <ol>
        {events.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same event can happen twice, and none changes its place
          <li key={index}>{eventInWords(event, text)}</li>
        ))}
      </ol>
      <RunSide which="before" run={{ ...run, events }} flow={before} />
      <RunSide which="after" run={{ ...run, events }} flow={after} />
    </div>
  )
}

/** Where an event does not happen in this flow, the screen before it. */
function RunSide({ which, run, flow }: { which: Which; run: PlayedSession; flow: FlowDefinition | null }) {
  const text = useTexts()
  const now = flow && played(flow, run)
  const lost = now?.lost[0]
  return (
    <Side which={which} step={now ? now.current.shown : null} customer={run.customer} flow={now && flow}>
      {lost ? <p className="quiet">{text('compare.lost', { event: eventInWords(lost.event, text) })}</p> : null}
    </Side>
  )
}
