/** The widget in a frame. It shows one place of a flow, saved or not. */
import { useEffect, useRef, useState } from 'react'
import { useStudioState } from '../store/context.tsx'

interface WidgetFrameProps {
  title: string
  /** A name of the preview (docs/decisions/0011). */
  step: string
  flow: unknown
  client: Readonly<Record<string, unknown>> | null
  splits?: Readonly<Record<string, string>>
}

export function WidgetFrame({ title, step, flow, client, splits }: WidgetFrameProps) {
  const { widget } = useStudioState((state) => state.opened)
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
    const message = { action: 'tieline-preview', step, flow, ...(client && { client }), ...(splits && { splits }) }
    if (isReady) frame.current?.contentWindow?.postMessage(message, origin)
  }, [isReady, origin, step, flow, client, splits])

  const address = new URL(widget)
  address.searchParams.set('preview', '')
  address.searchParams.set('origin', location.origin)
  return <iframe ref={frame} src={address.href} title={title} />
}
