import type { ReactNode } from 'react'
import { SecondaryButton } from './buttons.tsx'
import { Icon } from './icon.tsx'
import { laterIcons } from './later-icons.ts'
import { useText } from './text.tsx'

interface NoticeProps {
  tone: 'error' | 'warning' | 'info' | 'success'
  /** An error is an alert, which screen readers read at once. `quiet`: it is none, because the focus moves there. */
  quiet?: boolean
  children: ReactNode
}

export function Notice({ tone, quiet = false, children }: NoticeProps) {
  return (
    <div className="notice" role={tone === 'error' && !quiet ? 'alert' : undefined} data-tone={tone}>
      <Icon path={laterIcons[tone]} size={20} />
      <div className="notice-words">{children}</div>
    </div>
  )
}

interface RetryNoticeProps {
  onRetry: () => void
  tone?: NoticeProps['tone']
  /** What went wrong; default: that it could not be loaded. */
  message?: ReactNode
  /** It is being loaded again. */
  busy?: boolean | undefined
}

/** Says that something could not be loaded, with a button to load it again. */
export function RetryNotice({ onRetry, message, busy, tone = 'error' }: RetryNoticeProps) {
  const text = useText()
  const retry = () => {
    // The button may disappear with the notice, so the focus moves to the heading first.
    document.activeElement?.closest('main')?.querySelector<HTMLElement>('[data-heading]')?.focus()
    onRetry()
  }
  return (
    <div className="retry">
      <Notice tone={tone}>{message ?? text('retry.message')}</Notice>
      <SecondaryButton busy={busy} busyLabel={text('app.loading')} onClick={retry}>
        {text('retry.button')}
      </SecondaryButton>
    </div>
  )
}
