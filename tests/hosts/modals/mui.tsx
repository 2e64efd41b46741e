import Dialog from '@mui/material/Dialog'
import type { ModalProps } from './modal.ts'

export const MuiModal = ({ children, onClose }: ModalProps) => (
  <Dialog open onClose={onClose} aria-label="Modal">
    <div data-modal>{children}</div>
  </Dialog>
)
