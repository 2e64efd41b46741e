import { Notice, useText } from '../../ui/index.ts'

/** Shown while `useSubmit` says `offline`. */
export function OfflineNotice() {
  const text = useText()
  return (
    <Notice tone="error">
      <p>{text('retry.offline')}</p>
      <p>{text('failure.offline-anyway')}</p>
    </Notice>
  )
}
