import { useState } from 'react'
import { useTieline } from 'tieline/embed/react'

/** Rendered on the server first, where the hook loads nothing. */
export default function Home() {
  const [result, setResult] = useState('')
  const { open } = useTieline({
    url: 'https://widget.example.com/',
    token: () => fetch('/link-token', { method: 'POST' }).then((response) => response.text()),
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
