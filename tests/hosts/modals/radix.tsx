import { Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog'
import type { ModalProps } from './modal.ts'

export const RadixModal = ({ children, onClose }: ModalProps) => (
  <Root open onOpenChange={onClose}>
    <Portal>
      <Overlay />
      <Content data-modal aria-describedby={undefined}>
        <Title>Modal</Title>
        {children}
      </Content>
    </Portal>
  </Root>
)
