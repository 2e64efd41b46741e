import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { media, motion, space } from './tokens.ts'
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
    return () => dialog.close()
  }, [])
  return (
    <Sheet
      ref={ref}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onKeyDown={keepFocus}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      {...useClickBeside(onClose)}
    >
      <Content>{children}</Content>
    </Sheet>
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

const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } })
const settle = keyframes({ from: { transform: 'scale(0.97)', opacity: 0 } })
const dim = keyframes({ from: { opacity: 0 } })

const Sheet = styled.dialog(({ theme: { look } }) => ({
  colorScheme: look.scheme,
  width: '100%',
  maxWidth: '100%',
  maxHeight: 'calc(100dvh - 24px)',
  margin: 'auto 0 0',
  padding: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: 0,
  borderRadius: `${look.radius.card}px ${look.radius.card}px 0 0`,
  color: look.colour.text,
  background: look.colour.surface,
  boxShadow: look.shadow.sheet,
  animation: `${rise} ${motion.screen}ms ${motion.ease}`,
  '&::backdrop': { background: look.colour.dim, animation: `${dim} ${motion.screen}ms` },
  [media.desktop]: {
    width: 400,
    margin: 'auto',
    borderRadius: look.radius.card,
    animationName: settle,
  },
  [media.forced]: { border: '1px solid CanvasText' },
}))

const Content = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  padding: space(7, 6, 6),
  paddingBottom: 'calc(24px + env(safe-area-inset-bottom))',
})
