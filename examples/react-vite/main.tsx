import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useTieline } from 'tieline/embed/react'

async function fetchToken() {
  const response = await fetch('/link-token', { method: 'POST' })
  if (!response.ok) throw new Error(`/link-token: ${response.status}`)
  return response.text()
}

function App() {
  const [result, setResult] = useState('')
  const { open } = useTieline({
    url: 'https://widget.example.com/',
    token: fetchToken,
    onSuccess: (publicToken) => setResult(`Connected: ${publicToken}`),
    onExit: (error) => setResult(error ? error.message : 'Not connected'),
  })
  return (
    <>
      <button type="button" onClick={open}>
        Connect your account
      </button>
      <p role="status">{result}</p>
    </>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
