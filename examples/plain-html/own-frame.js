const result = document.getElementById('result')
const template = document.querySelector('template')
const address = new URL('https://widget.example.com/')
let frame

async function fetchToken() {
  const response = await fetch('/link-token', { method: 'POST' })
  if (!response.ok) throw new Error(`/link-token: ${response.status}`)
  return response.text()
}

document.getElementById('connect').addEventListener('click', async () => {
  address.search = new URLSearchParams({ token: await fetchToken(), origin: location.origin })
  frame?.remove()
  frame = template.content.querySelector('iframe').cloneNode()
  frame.src = address.href
  document.body.append(frame)
})

addEventListener('message', ({ source, origin, data }) => {
  if (!frame || source !== frame.contentWindow || origin !== address.origin) return
  if (data?.action === 'tieline-success') result.textContent = `Connected: ${data.public_token}`
  if (data?.action === 'tieline-close-iframe') frame.remove()
})
