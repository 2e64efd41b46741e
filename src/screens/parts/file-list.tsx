import { useEffect, useRef } from 'react'
import { isolate } from '../../i18n/index.ts'
import { Icon, IconButton, Small, useText } from '../../ui/index.ts'
import { identity } from './invoices.ts'
import { fileSize } from './page-language.ts'

interface FileListProps {
  /** Names the list. */
  label: string
  files: readonly File[]
  /** While they are on their way nothing can be removed. */
  disabled: boolean
  onRemove: (file: File) => void
}

/** The files that will be sent. Rows out of sight cost no layout, so 500 of them stay usable (hostile world 62). */
export function FileList({ label, files, disabled, onRemove }: FileListProps) {
  const text = useText()
  const list = useRef<HTMLUListElement>(null)
  const removedAt = useRef<number | null>(null)
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
        <li key={identity(file)} style={disabled ? row : { ...row, ...withCross }}>
          <Icon name="file" />
          <div style={{ flex: 1, minWidth: 0 }}>
            <div style={{ overflowWrap: 'anywhere' }}>
              <bdi>{isolate(file.name)}</bdi>
            </div>
            <Small>{fileSize(file.size)}</Small>
          </div>
          {!disabled && (
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

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 56px',
} as const

/** Ends where the text does. */
const withCross = { marginRight: -10 }
