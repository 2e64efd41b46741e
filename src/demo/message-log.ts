/** The list of messages that went to and from the widget. */
import { element } from './element.ts'

export function logMessage(action: string, rest: object) {
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
