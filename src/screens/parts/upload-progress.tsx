import { ProgressBar, Small, useText } from '../../ui/index.ts'

/** How much has been sent; `share` from 0 to 1. */
export function UploadProgress({ share }: { share: number }) {
  const text = useText()
  return (
    <div>
      <ProgressBar value={share} max={1} aria-label={text('upload-invoices.uploading')} />
      <Small style={{ marginTop: 4 }}>{text('upload-invoices.progress', { percent: share })}</Small>
    </div>
  )
}
