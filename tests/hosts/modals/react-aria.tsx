import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import type { ModalProps } from './modal.ts'

export const AriaModal = ({ children, onClose }: ModalProps) => (
  <ModalOverlay isOpen isDismissable onOpenChange={onClose}>
    <Modal>
      <Dialog data-modal aria-label="Modal">
        {children}
      </Dialog>
    </Modal>
  </ModalOverlay>
)
