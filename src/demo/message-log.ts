/** The lists of messages that went to and from the widget, and of the events that the SDK told. */
import { element } from './element.ts'

export function logMessage(list: 'messages' | 'events', action: string, rest: object) {
  const item = document.createElement('li')
  const name = document.createElement('strong')
  const body = document.createElement('pre')
  name.append(action)
  body.append(JSON.stringify(rest, null, 1))
  item.append(name, body)
  item.dataset['action'] = action
  item.dataset['body'] = JSON.stringify(rest)
  element(list).append(item)
}
