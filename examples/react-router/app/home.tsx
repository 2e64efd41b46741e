import { useState } from 'react'
import { useTieline } from 'tieline/embed/react'

async function fetchToken() {
  const response = await fetch('/link-token', { method: 'POST' })
  if (!response.ok) throw new Error(`/link-token: ${response.status}`)
  return response.text()
}

/** Rendered on the server first, where the hook loads nothing. */
export default function Home() {
  const [result, setResult] = useState('')
  const { open } = useTieline({
    url: 'https://widget.example.com/',
    token: fetchToken,
    onSuccess: (publicToken) => setResult(`Connected: ${publicToken}`),
    onExit: (error) => setResult(error ? error.message : 'Not connected'),
  })
  return (
    <main>
      <button type="button" onClick={open}>
        Connect your account
      </button>
      <p role="status">{result}</p>
    </main>
  )
}
