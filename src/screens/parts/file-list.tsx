import { Fragment, memo, useEffect, useRef } from 'react'
import { Icon, IconButton, icons, laterIcons, ProgressBar, Small, useText } from '../../ui/index.ts'
import { isolate } from '../../untrusted/index.ts'
import { keyOf, sharesSent } from './invoices.ts'
import { fileSize } from './page-language.ts'
import { SliceEnd } from './slice-end.tsx'
import { useSlice } from './use-slice.ts'

interface FileListProps {
  /** Names the list. */
  label: string
  files: readonly File[]
  /** The share of all bytes that has been sent, 0 to 1; null before the upload. During it no file can be removed. */
  sent: number | null
  onRemove: (file: File) => void
}

/** The files to send. Only rows near the visible part are drawn, so a list of 10,000 stays usable. */
export function FileList({ label, files, sent, onRemove }: FileListProps) {
  const text = useText()
  const list = useRef<HTMLUListElement>(null)
  const removedAt = useRef<number | null>(null)
  const { shown, watch } = useSlice(files.length)
  const shares = sent === null ? null : sharesSent(files, sent)
  useEffect(() => {
    // The row that had the focus is gone, so the focus moves to its neighbour.
    if (removedAt.current === null) return
    const buttons = list.current?.querySelectorAll('button')
    buttons?.item(Math.min(removedAt.current, files.length - 1)).focus()
    removedAt.current = null
  }, [files])
  return (
    <ul ref={list} aria-label={label} style={{ listStyle: 'none' }}>
      {files.slice(0, shown).map((file, at) => (
        <li key={keyOf(file)} style={shares ? row : { ...row, ...withCross }}>
          <FileRow file={file} percent={shares ? Math.floor(shares[at]! * 100) : null} />
          {!shares && (
            <IconButton
              icon={icons.close}
              label={text('upload-invoices.remove', { name: file.name })}
              onClick={() => {
                removedAt.current = at
                onRemove(file)
              }}
            />
          )}
        </li>
      ))}
      {shown < files.length && <SliceEnd key={shown} as="li" watch={watch} />}
    </ul>
  )
}

/** Breaks a long name at its separators rather than within a word. */
const FileName = ({ children: name }: { children: string }) => (
  <div style={{ overflowWrap: 'anywhere', textWrap: 'pretty' }}>
    <bdi>
      {(name.match(/[^-_.,()]+[-_.,()]*|[-_.,()]+/g) ?? [name]).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a name never move
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  </div>
)

/** Memoised: only the row whose share has changed is drawn again. */
const FileRow = memo(function FileRow({ file, percent }: { file: File; percent: number | null }) {
  const done = percent === 100
  // A file that waits has no bar, which would look stuck.
  const isOnItsWay = percent !== null && percent > 0 && !done
  return (
    <>
      <Icon path={done ? laterIcons.success : laterIcons.file} tone={done ? 'success' : 'secondary'} />
      <div style={{ flex: 1, minWidth: 0 }}>
        <FileName>{isolate(file.name)}</FileName>
        {isOnItsWay ? (
          <div style={line}>
            <ProgressBar value={percent} max={100} aria-label={file.name} style={bar} />
          </div>
        ) : (
          <Small>{fileSize(file.size)}</Small>
        )}
      </div>
    </>
  )
})

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  padding: '4px 0',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 56px',
} as const

/** Has the height of the line of text that the bar replaces. */
const line = { display: 'flex', alignItems: 'center', height: '1.125rem' }
const bar = { height: 4 }

/** Aligns the icon of the Remove button with the edge of the text. */
const withCross = { marginRight: -10 }
