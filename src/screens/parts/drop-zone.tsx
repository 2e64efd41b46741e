import { type Ref, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { DropArea, DropLink, Icon, laterIcons, Small, Text, useText } from '../../ui/index.ts'
import { filesIn } from './given-files.ts'

interface DropZoneProps {
  ref: Ref<HTMLButtonElement>
  disabled: boolean
  /** Files have been chosen, and their list needs the room. */
  isLow: boolean
  onFiles: (files: Promise<readonly File[]>) => void
}

/**
 * Accepts files by drag and drop, by the browser's file dialog and from the clipboard. The zone is one native button, so
 * a keyboard can use it. A file dropped beside it counts, too: otherwise the browser would open it and leave the widget.
 */
export function DropZone({ ref, disabled, isLow, onFiles }: DropZoneProps) {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const over = useGivenFiles(disabled, onFiles)
  return (
    <div>
      <DropArea
        ref={ref}
        type="button"
        aria-label={text('upload-invoices.drop-name')}
        aria-describedby={hintId}
        disabled={disabled}
        onClick={() => input.current?.click()}
        data-over={over || undefined}
        data-low={isLow || undefined}
      >
        <Icon path={laterIcons.upload} size={isLow ? 24 : 28} />
        <span>
          <Text id="upload-invoices.drop" values={{ browse: (words) => <DropLink>{words}</DropLink> }} />
        </span>
      </DropArea>
      <Small id={hintId} style={{ marginTop: 8 }}>
        {text('upload-invoices.expects')}
      </Small>
      <input
        ref={input}
        type="file"
        accept="application/pdf"
        multiple
        hidden
        disabled={disabled}
        onChange={({ currentTarget }) => {
          onFiles(Promise.resolve([...currentTarget.files!]))
          // Otherwise a file that was removed could not be chosen again.
          currentTarget.value = ''
        }}
      />
    </div>
  )
}

/**
 * Calls `onFiles` for files dropped or pasted anywhere on the page; returns true while files are dragged over it.
 * @param disabled none are taken, which the pointer says
 */
function useGivenFiles(disabled: boolean, onFiles: DropZoneProps['onFiles']): boolean {
  const [over, setOver] = useState(false)
  const act = useRef(disabled ? null : onFiles)
  useEffect(() => {
    act.current = disabled ? null : onFiles
  })
  // From the first drawing on: a file that is dropped on what can be seen is taken.
  useLayoutEffect(() => {
    const take = (given: DataTransfer | null) => {
      if (given && given.files.length > 0) act.current?.(filesIn(given))
    }
    const drag = (event: DragEvent) => {
      event.preventDefault()
      if (!act.current && event.dataTransfer) event.dataTransfer.dropEffect = 'none'
      setOver(event.dataTransfer?.types.includes('Files') ?? false)
    }
    const leave = ({ relatedTarget }: DragEvent) => setOver(relatedTarget !== null)
    const drop = (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      take(event.dataTransfer)
    }
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('dragover', drag, { signal })
    window.addEventListener('dragleave', leave, { signal })
    window.addEventListener('drop', drop, { signal })
    window.addEventListener('paste', ({ clipboardData }) => take(clipboardData), { signal })
    return () => listening.abort()
  }, [])
  return over && !disabled
}
