/** The widget in a frame: it shows the selected step of the text as it is now, saved or not. */
import { useEffect, useRef, useState } from 'react'
import { defined } from '../../flow/index.ts'
import { useStudioState } from '../store/context.tsx'
import { useSelectedStep } from '../store/selected-step.ts'
import { useTexts } from '../texts.tsx'
import './preview.css'

export function PreviewPane() {
  const text = useTexts()
  const { widget } = useStudioState((state) => state.opened)
  const definition = useStudioState((state) => state.definition)
  const customer = useStudioState((state) => state.customer)
  const selected = useSelectedStep()
  // A part of the flow that is no step leaves the step that was shown.
  const [shown, setShown] = useState(selected)
  if (selected && selected !== shown) setShown(selected)
  const step = shown?.name ?? defined(definition.path[0], 'first step')
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
    const message = { action: 'tieline-preview', step, flow: definition, ...(customer && { client: customer.client }) }
    if (isReady) frame.current?.contentWindow?.postMessage(message, origin)
  }, [isReady, origin, step, definition, customer])

  const address = new URL(widget)
  address.searchParams.set('preview', '')
  address.searchParams.set('origin', location.origin)
  return (
    <div className="preview">
      {shown?.shown.kind === 'nobody' ? <p className="quiet">{text('preview.nobody')}</p> : null}
      <iframe ref={frame} src={address.href} title={text('preview.of', { step })} />
    </div>
  )
}
