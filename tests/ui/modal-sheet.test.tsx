// @vitest-environment jsdom
import { createEvent, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog, useAnnounce } from '../../src/ui/index.ts'
import { show } from './support.tsx'

const proto = HTMLDialogElement.prototype

/** What jsdom lacks of modal dialogs and the sheet uses: the focus goes back to where it was. */
beforeEach(() => {
  let before: Element | null = null
  proto.showModal = function () {
    before = document.activeElement
    this.open = true
  }
  proto.close = function () {
    this.open = false
    if (before instanceof HTMLElement) before.focus()
  }
})
function Exit({ onClose }: { onClose: () => void }) {
  const [open, setOpen] = useState(false)
  const announce = useAnnounce()
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Close
      </button>
      <button type="button" onClick={() => announce('Verifying...')}>
        Announce
      </button>
      <Dialog
        open={open}
        onClose={close}
        heading="Are you sure you want to exit?"
        text="Your progress may not be saved"
        actions={
          <>
            <button type="button">Yes, exit</button>
            <button type="button" onClick={close}>
              Cancel
            </button>
          </>
        }
      />
    </>
  )
}

async function open() {
  const onClose = vi.fn()
  const { user } = show(<Exit onClose={onClose} />)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  return { user, onClose, dialog: screen.getByRole('alertdialog') }
}

const opener = () => screen.getByRole('button', { name: 'Close' })

describe('a dialog', () => {
  it('has a name and a description, and focuses its heading', async () => {
    const { dialog } = await open()
    expect(dialog).toHaveAccessibleName('Are you sure you want to exit?')
    expect(dialog).toHaveAccessibleDescription('Your progress may not be saved')
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()
  })

  it('keeps Tab inside, forwards and backwards', async () => {
    const { user } = await open()
    const focused = () => document.activeElement?.textContent
    const forward: unknown[] = []
    for (let times = 0; times < 3; times++) {
      await user.tab()
      forward.push(focused())
    }
    expect(forward).toEqual(['Yes, exit', 'Cancel', 'Yes, exit'])
    await user.tab({ shift: true })
    expect(focused()).toBe('Cancel')
    screen.getByRole('heading').focus()
    await user.tab({ shift: true })
    expect(focused()).toBe('Cancel')
  })

  it('reads out what is announced while it is open, and nothing from before', async () => {
    const onClose = vi.fn()
    const { user } = show(<Exit onClose={onClose} />)
    const announce = screen.getByRole('button', { name: 'Announce' })
    await user.click(announce)
    await user.click(opener())
    const said = within(screen.getByRole('alertdialog')).getByRole('status')
    expect(said).toBeEmptyDOMElement()
    await user.click(announce)
    expect(said).toHaveTextContent('Verifying...')
  })

  it('closes by a click outside it, and returns the focus', async () => {
    const { user, onClose, dialog } = await open()
    await user.click(screen.getByText('Your progress may not be saved'))
    expect(onClose).not.toHaveBeenCalled()
    await user.click(dialog)
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(opener()).toHaveFocus()
  })

  it('closes once by the browser’s cancel event, and keeps Escape from the screen beneath', async () => {
    const beneath = vi.fn()
    document.addEventListener('keydown', beneath)
    const { user, onClose, dialog } = await open()
    await user.keyboard('{Escape}')
    expect(beneath).not.toHaveBeenCalled()
    const cancel = createEvent('cancel', dialog, { cancelable: true })
    fireEvent(dialog, cancel)
    expect(cancel.defaultPrevented).toBe(true)
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(opener()).toHaveFocus()
    document.removeEventListener('keydown', beneath)
  })

  it('closes if the browser has closed it without the cancel event', async () => {
    const { onClose, dialog } = await open()
    fireEvent(dialog, new Event('close'))
    expect(onClose).not.toHaveBeenCalled()
    proto.close.call(dialog)
    fireEvent(dialog, new Event('close'))
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('is rendered in the page if the browser has no modal dialogs', async () => {
    Reflect.deleteProperty(proto, 'showModal')
    const { dialog } = await open()
    expect(dialog).toHaveAttribute('open')
  })
})
