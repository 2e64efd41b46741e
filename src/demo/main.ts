/** A host page: it embeds the widget through the SDK and logs what it is told. The preview is a frame of its own. */
import { create, type TielineLink } from '../embed/index.ts'
import type { FlowDefinition } from '../generated/flow.types.ts'
import { fillCredentials, type SandboxHints } from './credentials.ts'
import { element } from './element.ts'
import { logMessage } from './message-log.ts'
import { openPanel } from './preview-panel.ts'
import { fillSettings, type Settings } from './settings.ts'

interface SessionData extends SandboxHints {
  sources: { source_id: string; name: string }[]
}

type DemoData = {
  widget: string
  /** The page's query string: the settings of the session, or the place to preview. */
  settings: Settings
} & ((SessionData & { flow?: never }) | { flow: FlowDefinition })

const data = JSON.parse(element('demo-data').textContent) as DemoData
const { origin: widgetOrigin } = new URL(data.widget)
const title = 'Connect your account'
let onPreviewReady = () => {}

if (data.flow) openPreview(data.flow)
else openSession(data)

// Only for the log: a host with the SDK needs no listener of its own.
window.addEventListener('message', ({ origin, data: message }: MessageEvent<unknown>) => {
  if (origin !== widgetOrigin) return
  const { action, ...rest } = message as { action: string }
  // Offers a channel, which the SDK answers.
  if (action === 'tieline-hello') return
  logMessage('messages', action, rest)
  if (action === 'preview-ready') onPreviewReady()
})

function openSession({ sources, ...hints }: SessionData) {
  const isOverlay = data.settings['view'] === 'overlay'
  fillCredentials(hints)
  fillSettings(element<HTMLFormElement>('settings'), sources, data.settings)
  const link = create({
    url: data.widget,
    token: fetchToken,
    source_id: data.settings['source_id'],
    mode: isOverlay ? 'overlay' : 'inline',
    container: '#frame',
    height: false,
    title,
    onEvent: (name, metadata) => logMessage('events', name, metadata),
  })
  link.subscribe(() => offerToOpen(link))
  element('open').onclick = link.open
  if (isOverlay) offerToOpen(link)
  else link.open()
}

/** A link token serves one session, so the server of this page creates one for each. */
async function fetchToken(): Promise<string> {
  const response = await fetch(`link-token${location.search}`, { method: 'POST' })
  return response.text()
}

function offerToOpen({ state, error }: TielineLink) {
  const texts: Partial<Record<TielineLink['state'], string>> = {
    idle: 'The widget opens over this page.',
    closed: 'The widget has closed itself.',
    failed: error?.message ?? '',
  }
  element('closed-text').textContent = texts[state] ?? ''
  element('closed').hidden = texts[state] === undefined
}

function openPreview(flow: FlowDefinition) {
  const first = data.settings['preview'] ?? ''
  const address = new URL(data.widget)
  const frame = document.createElement('iframe')
  const stage = element('frame')
  element('session').hidden = true
  element('preview').hidden = false
  document.body.className = 'previews'
  const [session, preview] = document.querySelectorAll('nav a')
  session?.removeAttribute('aria-current')
  preview?.setAttribute('aria-current', 'page')
  address.searchParams.set('origin', location.origin)
  address.searchParams.set('preview', first)
  const send = (message: object) => {
    const sent = { action: 'tieline-preview', ...message }
    frame.contentWindow?.postMessage(sent, widgetOrigin)
    logMessage('messages', sent.action, message)
  }
  frame.src = address.href
  frame.title = title
  stage.append(frame)
  onPreviewReady = openPanel({ form: element('panel'), stage: stage.parentElement ?? stage, frame, flow, first, send })
}
