/** A host as it was before: `react-plaid-link` and its callbacks. */
import { StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type PlaidLinkOptions, usePlaidLink } from 'react-plaid-link'
import { createPlaid } from '../../../examples/plaid-shim.ts'

Object.assign(window, { Plaid: createPlaid('https://widget.example.com/') })

function App() {
  const [token, setToken] = useState<string | null>(null)
  const [calls, setCalls] = useState<unknown[][]>([])
  useEffect(() => {
    fetch('/link-token', { method: 'POST' })
      .then((response) => response.text())
      .then(setToken)
  }, [])
  const log = (...call: unknown[]) => setCalls((before) => [...before, call])
  const options: PlaidLinkOptions = {
    token,
    onSuccess: (...values) => log('onSuccess', ...values),
    onExit: (...values) => log('onExit', ...values),
    onEvent: (...values) => log('onEvent', ...values),
  }
  const { open, ready, error } = usePlaidLink(options)
  return (
    <>
      <button type="button" disabled={!ready || error !== null} onClick={() => open()}>
        Connect a bank account
      </button>
      <pre data-calls>{JSON.stringify(calls)}</pre>
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
