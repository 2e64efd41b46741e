/** What an app does with a message of the widget: React Native passes it on as text, WKWebView as an object. */
export function onMessage(data, { onSuccess, onClose }) {
  const { action, ...message } = typeof data === 'string' ? parse(data) : Object(data)
  if (action === 'tieline-success') onSuccess(message.public_token)
  if (action === 'tieline-close-iframe') onClose()
}

/** Other scripts of the page post texts as well. */
function parse(text) {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
