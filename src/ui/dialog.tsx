import { type ReactNode, useId } from 'react'
import { Heading, Lead } from './heading.tsx'
import { ModalSheet } from './modal-sheet.tsx'

interface DialogProps {
  open: boolean
  onClose: () => void
  heading: ReactNode
  /** Read out with the heading. */
  text: ReactNode
  /** The buttons, from top to bottom. */
  actions: ReactNode
}

/** A modal question with its answers as buttons. */
export function Dialog({ open, onClose, heading, text, actions }: DialogProps) {
  const id = useId()
  const [headingId, textId] = [`${id}heading`, `${id}text`]
  return (
    <ModalSheet open={open} onClose={onClose} labelledBy={headingId} describedBy={textId} role="alertdialog">
      <div className="sheet-words">
        <Heading level={2} id={headingId}>
          {heading}
        </Heading>
        <Lead id={textId}>{text}</Lead>
      </div>
      <div className="sheet-actions">{actions}</div>
    </ModalSheet>
  )
}
