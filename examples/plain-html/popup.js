const result = document.getElementById('result')

async function fetchToken() {
  const response = await fetch('/link-token', { method: 'POST' })
  if (!response.ok) throw new Error(`/link-token: ${response.status}`)
  return response.text()
}

const link = Tieline.create({
  url: 'https://widget.example.com/',
  mode: 'popup',
  token: fetchToken,
  onSuccess: (publicToken) => {
    result.textContent = `Connected: ${publicToken}`
  },
  onExit: (error) => {
    if (error?.code === 'POPUP_BLOCKED') result.replaceChildren('The browser blocked the window. ', linkToWidget())
    else result.textContent = 'Not connected'
  },
})

/** The tab that it opens has no callbacks: ask your server how the session ended. */
function linkToWidget() {
  const text = 'Open it in a new tab'
  return Object.assign(document.createElement('a'), { href: link.href, target: '_blank', textContent: text })
}

document.getElementById('connect').addEventListener('click', () => link.open())
