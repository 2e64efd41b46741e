/** A host page: it embeds the widget, logs its messages, and removes the frame when the widget asks for it. */
import type { FlowDefinition } from '../generated/flow.types.ts'
import { fillCredentials, type SandboxHints } from './credentials.ts'
import { element } from './element.ts'
import { logMessage } from './message-log.ts'
import { openPanel } from './preview-panel.ts'
import { fillSettings, type Settings } from './settings.ts'

interface SessionData extends SandboxHints {
  token: string
  sources: { source_id: string; name: string }[]
}

type DemoData = {
  widget: string
  /** The page's query string: the settings of the session, or the place to preview. */
  settings: Settings
} & ((SessionData & { flow?: never }) | { flow: FlowDefinition })

const data = JSON.parse(element('demo-data').textContent) as DemoData
const stage = element('frame')
const address = new URL(data.widget)
const frame = document.createElement('iframe')
let onPreviewReady = () => {}

address.searchParams.set('origin', location.origin)
if (data.flow) openPreview(data.flow)
else openSession(data)

window.addEventListener('message', ({ source, origin, data: message }: MessageEvent<unknown>) => {
  if (source !== frame.contentWindow || origin !== address.origin) return
  const { action, ...rest } = message as { action: string }
  // Offers a channel, which this page does not use.
  if (action === 'tieline-hello') return
  logMessage(action, rest)
  if (action === 'tieline-close-iframe') closeFrame()
  if (action === 'preview-ready') onPreviewReady()
})

function openFrame() {
  frame.src = address.href
  frame.title = 'Connect your account'
  stage.append(frame)
}

function openSession({ token, sources, ...hints }: SessionData) {
  fillCredentials(hints)
  fillSettings(element<HTMLFormElement>('settings'), sources, data.settings)
  address.searchParams.set('token', token)
  if (data.settings['source_id']) address.searchParams.set('source_id', data.settings['source_id'])
  if (data.settings['view'] !== 'overlay') return openFrame()
  document.body.className = 'overlay'
  offerToOpen('The widget opens over this page.', () => {
    element('closed').hidden = true
    openFrame()
  })
}

function openPreview(flow: FlowDefinition) {
  const first = data.settings['preview'] ?? ''
  element('session').hidden = true
  element('preview').hidden = false
  document.body.className = 'previews'
  const [session, preview] = document.querySelectorAll('nav a')
  session?.removeAttribute('aria-current')
  preview?.setAttribute('aria-current', 'page')
  address.searchParams.set('preview', first)
  const send = (message: object) => {
    const sent = { action: 'tieline-preview', ...message }
    frame.contentWindow?.postMessage(sent, address.origin)
    logMessage(sent.action, message)
  }
  openFrame()
  onPreviewReady = openPanel({ form: element('panel'), stage: stage.parentElement ?? stage, frame, flow, first, send })
}

function closeFrame() {
  frame.remove()
  // A link token serves one session, so the host's server has to create another one.
  offerToOpen('The widget has closed itself.', () => location.reload())
}

function offerToOpen(text: string, open: () => void) {
  element('closed-text').textContent = text
  element('open').onclick = open
  element('closed').hidden = false
}
