const result = document.getElementById('result')

async function fetchToken() {
  const response = await fetch('/link-token', { method: 'POST' })
  if (!response.ok) throw new Error(`/link-token: ${response.status}`)
  return response.text()
}

const link = Tieline.create({
  url: 'https://widget.example.com/',
  token: fetchToken,
  onSuccess: (publicToken) => {
    result.textContent = `Connected: ${publicToken}`
  },
  onExit: (error) => {
    result.textContent = error ? error.message : 'Not connected'
  },
})

document.getElementById('connect').addEventListener('click', () => link.open())
