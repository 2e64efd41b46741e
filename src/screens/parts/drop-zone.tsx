import { type Ref, useEffect, useId, useRef, useState } from 'react'
import { DropArea, DropLink, Icon, Small, Text, useText } from '../../ui/index.ts'

interface DropZoneProps {
  ref: Ref<HTMLButtonElement>
  disabled: boolean
  onFiles: (files: File[]) => void
}

/**
 * Files by drag and drop or by the browser's own dialog. The whole zone is one native button, so keyboard and focus
 * ring are the browser's. A file dropped beside it counts, too: the browser would open it in place of the widget.
 */
export function DropZone({ ref, disabled, onFiles }: DropZoneProps) {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const over = useDroppedFiles((files) => {
    if (!disabled) onFiles(files)
  })
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
      >
        <Icon name="upload" size={28} />
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
          onFiles([...(currentTarget.files ?? [])])
          // So that a file that was removed can be chosen again.
          currentTarget.value = ''
        }}
      />
    </div>
  )
}

/** Hears of files dropped anywhere on the page; true while some are dragged over it. */
function useDroppedFiles(onDrop: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false)
  const act = useRef(onDrop)
  useEffect(() => {
    act.current = onDrop
  })
  useEffect(() => {
    const drag = (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    }
    const leave = ({ relatedTarget }: DragEvent) => setOver(relatedTarget !== null)
    const drop = (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length > 0) act.current(files)
    }
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('dragover', drag, { signal })
    window.addEventListener('dragleave', leave, { signal })
    window.addEventListener('drop', drop, { signal })
    return () => listening.abort()
  }, [])
  return over
}
