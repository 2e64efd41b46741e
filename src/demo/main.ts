/** A host page: embeds the widget, shows what it hears, and removes the frame when asked. */
import type { FlowDefinition } from '../generated/flow.types.ts'
import { openPanel } from './preview-panel.ts'

interface SessionData {
  token: string
  scenarios: { username: string; description: string }[]
  sources: { source_id: string; name: string }[]
  fixed: string
}

type DemoData = {
  widget: string
  /** The page's query string: what this session was minted with, or the place to preview. */
  settings: Record<string, string>
} & ((SessionData & { flow?: never }) | { flow: FlowDefinition })

const element = <T extends HTMLElement>(id: string) => document.getElementById(id) as T
const data = JSON.parse(element('demo-data').textContent ?? '') as DemoData
const stage = element('frame')
const address = new URL(data.widget)
const frame = document.createElement('iframe')
let whenReady = () => {}

address.searchParams.set('origin', location.origin)
if (data.flow) openPreview(data.flow)
else openSession(data)
frame.src = address.href
frame.title = 'Connect your account'
stage.append(frame)

window.addEventListener('message', ({ source, origin, data: message }: MessageEvent<unknown>) => {
  if (source !== frame.contentWindow || origin !== address.origin) return
  const { action, ...rest } = message as { action: string }
  log(action, rest)
  if (action === 'tieline-close-iframe') leave()
  if (action === 'preview-ready') whenReady()
})

function openSession({ token, scenarios, sources, fixed }: SessionData) {
  for (const { username, description } of scenarios) {
    const row = element<HTMLTableElement>('scenarios').tBodies[0]?.insertRow()
    for (const text of [username, description]) row?.insertCell().append(text)
  }
  element('fixed').textContent = fixed
  for (const { source_id, name } of sources) element('source').append(new Option(name, source_id))
  restoreSettings(element<HTMLFormElement>('settings'), data.settings)
  address.searchParams.set('token', token)
  if (data.settings['source_id']) address.searchParams.set('source_id', data.settings['source_id'])
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
    log(sent.action, message)
  }
  whenReady = openPanel({ form: element('panel'), stage: stage.parentElement ?? stage, frame, flow, first, send })
}

function leave() {
  frame.remove()
  const note = document.createElement('p')
  note.append('The widget asked to be closed. Start a new session to open it again.')
  stage.append(note)
}

function log(action: string, rest: object) {
  const item = document.createElement('li')
  const name = document.createElement('strong')
  const body = document.createElement('pre')
  name.append(action)
  body.append(JSON.stringify(rest, null, 1))
  item.append(name, body)
  item.dataset['action'] = action
  item.dataset['body'] = JSON.stringify(rest)
  element('messages').append(item)
}

function restoreSettings(form: HTMLFormElement, settings: Record<string, string>) {
  const chosen = Object.keys(settings).length > 0
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.value = settings[control.name] ?? control.value
    else if (control instanceof HTMLInputElement && chosen) control.checked = control.name in settings
  }
}
