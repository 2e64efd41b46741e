import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { SheetRegion } from './live-region.tsx'
import { placeInView } from './place-in-view.ts'
import { useClickBeside } from './use-click-beside.ts'

interface ModalSheetProps {
  open: boolean
  /** Escape, or a click beside it. */
  onClose: () => void
  /** Id of its heading. */
  labelledBy: string
  describedBy?: string
  role?: 'dialog' | 'alertdialog'
  children: ReactNode
}

/**
 * A sheet over the screen: at the bottom of a phone, in the middle of a desktop. It is the browser's modal dialog, which
 * makes the rest of the page inert and returns the focus when it closes.
 */
export const ModalSheet = ({ open, ...props }: ModalSheetProps) => (open ? <OpenSheet {...props} /> : null)

function OpenSheet({ onClose, labelledBy, describedBy, role, children }: Omit<ModalSheetProps, 'open'>) {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    // jsdom and web views before 2022 have no modal dialogs; they show it as part of the page.
    if (!dialog?.showModal) return dialog?.setAttribute('open', '')
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-heading]')?.focus()
    const forget = placeInView(dialog)
    return () => {
      forget()
      dialog.close()
    }
  }, [])
  return (
    <dialog
      className="sheet"
      ref={ref}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onKeyDown={keepFocus}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // A browser may close it without `cancel`. Where effects run twice, it is open again when it hears of this.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      {...useClickBeside(onClose)}
    >
      <div className="sheet-content">{children}</div>
      <SheetRegion />
    </dialog>
  )
}

/**
 * Keeps Tab inside the dialog: browsers let it leave for their own controls, and from a frame for the host page. Escape
 * is not passed on to the screen below; the browser turns it into `cancel`.
 */
function keepFocus(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key === 'Escape') event.stopPropagation()
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input, select')]
  const [first, last] = [stops[0], stops.at(-1)]
  const active = document.activeElement
  const atEnd = event.shiftKey ? active === first || !stops.some((stop) => stop === active) : active === last
  if (!atEnd) return
  event.preventDefault()
  const target = event.shiftKey ? last : first
  target?.focus()
}
