import { Dialog, DialogPanel } from '@headlessui/react'
import type { ModalProps } from './modal.ts'

export const HeadlessModal = ({ children, onClose }: ModalProps) => (
  <Dialog open onClose={onClose} aria-label="Modal">
    <DialogPanel data-modal>{children}</DialogPanel>
  </Dialog>
)
