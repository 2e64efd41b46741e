/** `?library=` chooses whose modal is open; without one the page has none. */
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useTieline } from '../../../src/embed/react.ts'
import { TrappedModal } from './focus-trap.tsx'
import { HeadlessModal } from './headless-ui.tsx'
import { MuiModal } from './mui.tsx'
import { RadixModal } from './radix.tsx'
import { AriaModal } from './react-aria.tsx'

const modals = {
  mui: MuiModal,
  radix: RadixModal,
  'headless-ui': HeadlessModal,
  'react-aria': AriaModal,
  'focus-trap': TrappedModal,
}

const library = new URLSearchParams(location.search).get('library') as keyof typeof modals | null

function App() {
  const [isOpen, setIsOpen] = useState(false)
  const { open, state } = useTieline({
    url: 'https://widget.example.com/',
    token: () => fetch('/link-token', { method: 'POST' }).then((response) => response.text()),
  })
  const connect = (
    <button type="button" onClick={open}>
      Connect your account
    </button>
  )
  const Modal = library && modals[library]
  if (!Modal) return connect
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)} data-state={state}>
        Open the modal
      </button>
      {isOpen && <Modal onClose={() => setIsOpen(false)}>{connect}</Modal>}
    </>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
