/** A host page: embeds the widget, shows what it hears, and removes the frame when asked. */
interface DemoData {
  widget: string
  token: string
  /** The settings this session was minted with. */
  settings: Record<string, string>
  scenarios: { username: string; does: string }[]
  sources: { source_id: string; name: string }[]
  fixed: string
}

const element = <T extends HTMLElement>(id: string) => document.getElementById(id) as T
const data = JSON.parse(element('demo-data').textContent ?? '') as DemoData
const stage = element('frame')

for (const { username, does } of data.scenarios) {
  const row = element<HTMLTableElement>('scenarios').tBodies[0]?.insertRow()
  for (const text of [username, does]) row?.insertCell().append(text)
}
element('fixed').textContent = data.fixed
for (const { source_id, name } of data.sources) element('source').append(new Option(name, source_id))
restoreSettings(element<HTMLFormElement>('settings'), data.settings)

const address = new URL(data.widget)
address.searchParams.set('token', data.token)
address.searchParams.set('origin', location.origin)
if (data.settings['source_id']) address.searchParams.set('source_id', data.settings['source_id'])
const frame = document.createElement('iframe')
frame.src = address.href
frame.title = 'Connect your account'
stage.append(frame)

window.addEventListener('message', ({ source, origin, data: message }: MessageEvent<unknown>) => {
  if (source !== frame.contentWindow || origin !== address.origin) return
  const { action, ...rest } = message as { action: string }
  log(action, rest)
  if (action === 'tieline-close-iframe') leave()
})

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
