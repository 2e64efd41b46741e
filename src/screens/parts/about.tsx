import { useId } from 'react'
import { Heading, Lead, ModalSheet, PrimaryButton, useText } from '../../ui/index.ts'

interface AboutProps {
  product: string
  onClose: () => void
}

/** The dialog that answers 'Why is the product involved?' (conformance 2.46). */
export function About({ product, onClose }: AboutProps) {
  const text = useText()
  const headingId = useId()
  return (
    <ModalSheet open onClose={onClose} labelledBy={headingId}>
      <Heading level={2} id={headingId}>
        {text('about.heading', { product })}
      </Heading>
      <Lead>{text('about.privacy', { product })}</Lead>
      <Lead>{text('about.independence', { product })}</Lead>
      <PrimaryButton onClick={onClose}>{text('about.close')}</PrimaryButton>
    </ModalSheet>
  )
}
