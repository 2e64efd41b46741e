import { Small, useText } from '../../ui/index.ts'

/** How much has been sent; `share` from 0 to 1. The browser's own bar: screen readers know it. */
export function UploadProgress({ share }: { share: number }) {
  const text = useText()
  const words = text('upload-invoices.progress', { percent: share })
  return (
    <div>
      <progress value={share} max={1} aria-label={text('upload-invoices.uploading')} style={bar} />
      <Small>{words}</Small>
    </div>
  )
}

const bar = { display: 'block', width: '100%', marginBottom: 4, accentColor: 'currentcolor' } as const
