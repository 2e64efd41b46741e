import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import 'tieline/embed/element'
import { useTieline } from 'tieline/embed/react'

const { url = '', session: token = '' } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)))

function App() {
  const [publicToken, setPublicToken] = useState<string | null>(null)
  const { open, ready } = useTieline({ url, token, onSuccess: setPublicToken })
  if (publicToken !== null) return <output>{publicToken}</output>
  return (
    <button type="button" disabled={!ready} onClick={open}>
      Connect an account
    </button>
  )
}

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
