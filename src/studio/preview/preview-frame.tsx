/** The widget in a frame: it shows the selected step of the text as it is now, saved or not. */
import { useEffect, useRef, useState } from 'react'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import { useTexts } from '../texts.tsx'

interface PreviewFrameProps {
  /** Address of the widget. */
  widget: string
  definition: FlowDefinition
  step: string
  isNobody: boolean
}

export function PreviewFrame({ widget, definition, step, isNobody }: PreviewFrameProps) {
  const text = useTexts()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setIsReady] = useState(false)
  const { origin } = new URL(widget)

  useEffect(() => {
    const hear = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      const isWidget = from === origin && source === frame.current?.contentWindow
      if (isWidget && (data as { action?: unknown } | null)?.action === 'preview-ready') setIsReady(true)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [origin])

  useEffect(() => {
    const message = { action: 'tieline-preview', step, flow: definition }
    if (isReady) frame.current?.contentWindow?.postMessage(message, origin)
  }, [isReady, origin, step, definition])

  const address = new URL(widget)
  address.searchParams.set('preview', '')
  address.searchParams.set('origin', location.origin)
  return (
    <section className="preview" aria-label={text('preview', { step })}>
      {isNobody ? <p className="quiet">{text('preview.nobody')}</p> : null}
      <iframe ref={frame} src={address.href} title={text('preview', { step })} />
    </section>
  )
}
