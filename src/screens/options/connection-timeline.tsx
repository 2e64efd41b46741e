import { type ReactNode, useEffect, useState } from 'react'
import type { TimelineOption } from '../../generated/flow.types.ts'
import type { MessageId } from '../../i18n/index.ts'
import { Icon, laterIcons, Notice, TextButton, useAnnounce, useText } from '../../ui/index.ts'
import { cutName } from '../../untrusted/index.ts'
import { WorkingScreen } from '../parts/working-screen.tsx'
import type { ScreenProps } from '../view.ts'
import { type TimelineName, timelineOf } from './timeline.ts'

const stepTexts: Readonly<Record<TimelineName, readonly [current: MessageId, done: MessageId]>> = {
  details: ['timeline.details-current', 'timeline.details-done'],
  verification: ['timeline.verification-current', 'timeline.verification-done'],
  approval: ['timeline.approval-current', 'timeline.verification-done'],
  'sign-in': ['timeline.sign-in-current', 'timeline.sign-in-done'],
  accounts: ['timeline.accounts-current', 'timeline.accounts-done'],
  collecting: ['timeline.collecting-current', 'timeline.collecting-done'],
}

interface TimelineProps extends ScreenProps {
  heading: MessageId
  note: MessageId
}

/** The timeline of the connection, or what is shown without this option. */
export function TimelineOr({ children, ...props }: TimelineProps & { children: ReactNode }) {
  const { timeline } = props.view.options ?? {}
  return timeline ? <ConnectionTimeline {...props} option={timeline} /> : children
}

/** The server is working: what has happened, what is under way, and after a while that the user may leave. */
function ConnectionTimeline({ view, send, option, heading, note }: TimelineProps & { option: TimelineOption }) {
  const text = useText()
  const announce = useAnnounce()
  const provider = cutName(view.source?.name, text('credentials.source'))
  const steps = timelineOf(view, option).map(({ name, isDone }) => ({
    name,
    isDone,
    words: text(stepTexts[name][isDone ? 1 : 0], { provider }),
  }))
  const newest = view.settling ? text('progress.loaded') : (steps.at(-1)?.words ?? text('waiting.checking'))
  useEffect(() => announce(newest), [announce, newest])
  const mayLeave = useElapsed(option.leaveAfterMs ?? null) && !view.settling
  const leave = mayLeave ? text('timeline.leave', { provider }) : null
  useEffect(() => {
    if (leave !== null) announce(leave)
  }, [announce, leave])
  return (
    <WorkingScreen view={view} heading={heading} text={text(note)}>
      <ol className="timeline" aria-label={text('timeline.label')}>
        {steps.length === 0 && <Step isDone={false}>{newest}</Step>}
        {steps.map(({ name, isDone, words }) => (
          <Step key={name} isDone={isDone}>
            {words}
          </Step>
        ))}
      </ol>
      {leave !== null && (
        <Notice tone="info">
          <p>{leave}</p>
          {view.can('FINISH') && (
            <TextButton disabled={view.preview} onClick={() => send({ type: 'FINISH' })}>
              {text('timeline.close')}
            </TextButton>
          )}
        </Notice>
      )}
    </WorkingScreen>
  )
}

function Step({ isDone, children }: { isDone: boolean; children: string }) {
  return (
    <li data-done={isDone || undefined} aria-current={isDone ? undefined : 'step'}>
      <span className="timeline-mark">{isDone && <Icon path={laterIcons.check} size={16} />}</span>
      {children}
    </li>
  )
}

/** Whether the screen has been shown for so long; null: never. */
function useElapsed(ms: number | null): boolean {
  const [hasElapsed, setElapsed] = useState(false)
  useEffect(() => {
    if (ms === null) return
    const timer = setTimeout(() => setElapsed(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return hasElapsed
}
