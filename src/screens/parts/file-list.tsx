import { memo, useEffect, useRef } from 'react'
import { isolate } from '../../i18n/index.ts'
import { Icon, IconButton, ProgressBar, Small, useText } from '../../ui/index.ts'
import { identity, sharesSent } from './invoices.ts'
import { fileSize } from './page-language.ts'

interface FileListProps {
  /** Names the list. */
  label: string
  files: readonly File[]
  /** The share of all bytes that is on its way, 0 to 1; null while none is. Meanwhile nothing can be removed. */
  sent: number | null
  onRemove: (file: File) => void
}

/** The files that will be sent. Rows out of sight cost no layout, so 500 of them stay usable. */
export function FileList({ label, files, sent, onRemove }: FileListProps) {
  const text = useText()
  const list = useRef<HTMLUListElement>(null)
  const removedAt = useRef<number | null>(null)
  const shares = sent === null ? null : sharesSent(files, sent)
  useEffect(() => {
    // The focus was on a row that has gone: its neighbour takes it.
    if (removedAt.current === null) return
    const buttons = list.current?.querySelectorAll('button')
    buttons?.item(Math.min(removedAt.current, files.length - 1)).focus()
    removedAt.current = null
  }, [files])
  return (
    <ul ref={list} aria-label={label} style={{ listStyle: 'none' }}>
      {files.map((file, at) => (
        <li key={identity(file)} style={shares ? row : { ...row, ...withCross }}>
          <FileRow file={file} percent={shares ? Math.floor((shares[at] ?? 0) * 100) : null} />
          {!shares && (
            <IconButton
              icon="close"
              label={text('upload-invoices.remove', { name: file.name })}
              onClick={() => {
                removedAt.current = at
                onRemove(file)
              }}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Drawn again only when its own share has changed: of 500 files one is on its way. */
const FileRow = memo(function FileRow({ file, percent }: { file: File; percent: number | null }) {
  const done = percent === 100
  return (
    <>
      <Icon name={done ? 'success' : 'file'} tone={done ? 'success' : 'secondary'} />
      <div style={{ flex: 1, minWidth: 0 }}>
        <div style={{ overflowWrap: 'anywhere' }}>
          <bdi>{isolate(file.name)}</bdi>
        </div>
        {percent === null || done ? (
          <Small>{fileSize(file.size)}</Small>
        ) : (
          <ProgressBar value={percent} max={100} aria-label={file.name} style={bar} />
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

/** As high as the line that it stands for. */
const bar = { height: 4, margin: '7px 0' }

/** Ends where the text does. */
const withCross = { marginRight: -10 }
