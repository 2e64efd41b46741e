import { createFocusTrap } from 'focus-trap'
import { useEffect, useRef } from 'react'
import type { ModalProps } from './modal.ts'

export function TrappedModal({ children, onClose }: ModalProps) {
  const element = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    if (!element.current) return
    const options = { escapeDeactivates: true, clickOutsideDeactivates: true, onDeactivate: () => close.current() }
    const trap = createFocusTrap(element.current, options).activate()
    return () => void trap.deactivate({ onDeactivate: () => {} })
  }, [])
  return (
    <div data-modal role="dialog" aria-label="Modal" aria-modal="true" ref={element}>
      {children}
    </div>
  )
}
