import { Notice, useText } from '../../ui/index.ts'
import type { RejectedFile } from './invoices.ts'
import { SliceEnd } from './slice-end.tsx'
import { useSlice } from './use-slice.ts'

/** The files that were not taken, each with the reason: as many as are near the visible part. */
export function RejectedFiles({ files }: { files: readonly RejectedFile[] }) {
  const text = useText()
  const { shown, watch } = useSlice(files.length)
  return (
    <Notice tone="error">
      <ul style={{ listStyle: 'none' }}>
        {files.slice(0, shown).map(({ name, reason }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: never reordered
          <li key={at}>{text('upload-invoices.rejected', { name, reason: text(`upload-invoices.${reason}`) })}</li>
        ))}
        {shown < files.length && <SliceEnd key={shown} as="li" watch={watch} />}
      </ul>
    </Notice>
  )
}
