/** Says how long the user may stay, and lets the user extend that (WCAG 2.2.1). Its own chunk: few flows have limits. */
import { useEffect, useId, useState } from 'react'
import { shortestWithWarning, systemClock, warningMs } from '../session/index.ts'
import { Notice, TextButton, useAnnounce, useText } from '../ui/index.ts'

interface TimeLimitNoticeProps {
  ms: number
  /** On the scale of the clock; null: time stands still, as in a preview. */
  endsAt: number | null
  onExtend?: () => void
}

/** Says that nothing more is waited for soon. The limit cannot be extended: the user can try again after it. */
export function PollLimitNotice({ endsAt }: { endsAt: number }) {
  const text = useText()
  const announce = useAnnounce()
  const id = useId()
  const count = Math.ceil(useTimeLeft(warningMs, endsAt) / 1000)
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the start, not each second
  useEffect(() => {
    announce(text('time-limit.waiting', { count }))
    return () => announce('')
  }, [endsAt])
  return (
    <aside className="time-limit" aria-labelledby={id}>
      <Notice tone="info">
        <p id={id}>{text('time-limit.waiting', { count })}</p>
      </Notice>
    </aside>
  )
}

export function TimeLimitNotice({ ms, endsAt, onExtend }: TimeLimitNoticeProps) {
  const text = useText()
  const announce = useAnnounce()
  const id = useId()
  const left = useTimeLeft(ms, endsAt)
  const isLong = ms >= shortestWithWarning
  const isEnding = !isLong || left <= warningMs
  const said = isEnding ? text('time-limit.seconds', { count: Math.ceil(left / 1000) }) : wholeLimit(ms, text)
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the start and for the warning, not each second
  useEffect(() => {
    announce(said)
    return () => announce('')
  }, [isEnding, endsAt])
  function extend() {
    // The button disappears: the focus goes to the heading, as on an entry.
    document.querySelector<HTMLElement>('[data-heading]:not([hidden] *)')?.focus({ preventScroll: true })
    onExtend?.()
  }
  return (
    <aside className="time-limit" aria-labelledby={id}>
      <Notice tone="info">
        <p id={id}>{said}</p>
        {isEnding && (
          <TextButton disabled={endsAt === null} onClick={extend}>
            {text(isLong ? 'time-limit.more' : 'time-limit.stay')}
          </TextButton>
        )}
      </Notice>
    </aside>
  )
}

function wholeLimit(ms: number, text: ReturnType<typeof useText>): string {
  const [minutes, seconds] = [Math.floor(ms / 60_000), Math.floor((ms % 60_000) / 1000)]
  return seconds === 0
    ? text('time-limit.minutes', { count: minutes })
    : text('time-limit.minutes-and-seconds', { minutes, seconds })
}

/** In milliseconds, drawn again each second. */
function useTimeLeft(ms: number, endsAt: number | null): number {
  const leftNow = () => (endsAt === null ? ms : Math.max(0, endsAt - systemClock.now()))
  const [left, setLeft] = useState(leftNow)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tick draws the next one
  useEffect(() => {
    const timer = systemClock.setTimeout(() => setLeft(leftNow()), 1000)
    return () => systemClock.clearTimeout(timer)
  }, [left, endsAt])
  return left
}
