/** A host page: it embeds the widget through the SDK and logs what it is told. */
import { create, type TielineLink } from '../embed/index.ts'
import { fillCredentials, type SandboxHints } from './credentials.ts'
import { element } from './element.ts'
import { logMessage } from './message-log.ts'
import { fillSettings, type Settings } from './settings.ts'

interface DemoData extends SandboxHints {
  widget: string
  /** The page's query string: the settings of the session. */
  settings: Settings
  sources: { source_id: string; name: string }[]
}

const data = JSON.parse(element('demo-data').textContent) as DemoData
const { origin: widgetOrigin } = new URL(data.widget)
openSession(data)

// Only for the log: a host with the SDK needs no listener of its own.
window.addEventListener('message', ({ origin, data: message }: MessageEvent<unknown>) => {
  if (origin !== widgetOrigin) return
  const { action, ...rest } = message as { action: string }
  // Offers a channel, which the SDK answers.
  if (action === 'tieline-hello') return
  logMessage('messages', action, rest)
})

function openSession({ widget, settings, sources, ...hints }: DemoData) {
  const isOverlay = settings['view'] === 'overlay'
  fillCredentials(hints)
  fillSettings(element<HTMLFormElement>('settings'), sources, settings)
  const link = create({
    url: widget,
    token: fetchToken,
    source_id: settings['source_id'],
    mode: isOverlay ? 'overlay' : 'inline',
    container: '#frame',
    height: false,
    title: 'Connect your account',
    onEvent: (name, metadata) => logMessage('events', name, metadata),
    onSuccess: logStatus,
  })
  link.subscribe(() => offerToOpen(link))
  element('open').onclick = link.open
  if (isOverlay) offerToOpen(link)
  else link.open()
}

/** The token of the session that was opened last. */
let linkToken = ''

/** A link token serves one session, so the server of this page creates one for each. */
async function fetchToken(): Promise<string> {
  const response = await fetch(`link-token${location.search}`, { method: 'POST' })
  linkToken = await response.text()
  return linkToken
}

/** A host believes its server, which asks the API what became of the session. */
async function logStatus() {
  const response = await fetch('status', { method: 'POST', body: linkToken })
  logMessage('events', 'server', { status: await response.text() })
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
