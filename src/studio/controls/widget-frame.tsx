/** The widget in a frame. It shows one place of a flow, saved or not. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { isSmall } from '../../untrusted/index.ts'
import { useStudioState } from '../store/context.tsx'
import { useTexts } from '../ui-texts.tsx'
import './widget-frame.css'

/** How long a widget may take before the page says that it does not answer. */
const silentMs = 5000

interface WidgetFrameProps {
  title: string
  /** A name of the preview (docs/decisions/0011). */
  step: string
  flow: unknown
  client: Readonly<Record<string, unknown>> | null
  splits?: Readonly<Record<string, string>>
  /** Further keys of the message: colours, elements. */
  settings?: object
}

export function WidgetFrame({ title, step, flow, client, splits, settings }: WidgetFrameProps) {
  const { widget } = useStudioState((state) => state.opened)
  const language = useStudioState((state) => state.language)
  const frame = useRef<HTMLIFrameElement>(null)
  const hasClient = useRef(false)
  /** How often a widget has started in the frame: each one has to be told what to show. 0: none has answered yet. */
  const [starts, setStarts] = useState(0)
  const isReady = starts > 0
  const [isSilent, setSilent] = useState(false)
  const text = useTexts()
  const { origin } = new URL(widget)

  useEffect(() => {
    const onMessage = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      const isWidget = from === origin && source === frame.current?.contentWindow
      if (isWidget && (data as { action?: unknown } | null)?.action === 'preview-ready') {
        hasClient.current = false
        setStarts((before) => before + 1)
      }
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [origin])

  const message = useMemo(() => {
    const session = { ...(client && { client }), ...(splits && { splits }), locale: language }
    return { action: 'tieline-preview', step, flow, ...session, ...settings }
  }, [step, flow, client, splits, language, settings])
  const isTooLarge = !isSmall(message)

  // One message a frame: of several edits between two, the last is shown.
  useEffect(() => {
    if (starts === 0 || isTooLarge) return
    const next = requestAnimationFrame(() => {
      // What a message does not mention stays, so an earlier customer has to be taken back.
      const sent = message.client ? message : hasClient.current ? { ...message, client: {} } : message
      hasClient.current = message.client !== undefined
      frame.current?.contentWindow?.postMessage(sent, origin)
    })
    return () => cancelAnimationFrame(next)
  }, [starts, isTooLarge, origin, message])

  useEffect(() => {
    if (isReady) return
    const timer = setTimeout(() => setSilent(true), silentMs)
    return () => clearTimeout(timer)
  }, [isReady])

  const address = new URL(widget)
  address.searchParams.set('preview', '')
  address.searchParams.set('origin', location.origin)
  return (
    <>
      {isSilent && !isReady ? (
        <p className="silent" role="note">
          {text('preview.silent', { widget: origin, studio: location.origin })}
        </p>
      ) : null}
      {isTooLarge ? (
        <p className="silent" role="note">
          {text('preview.large')}
        </p>
      ) : null}
      <iframe ref={frame} src={address.href} title={title} />
    </>
  )
}
