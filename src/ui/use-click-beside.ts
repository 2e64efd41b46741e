import { type MouseEvent, useRef } from 'react'

/**
 * Handlers for an element whose own area, beside its content, is to be clicked. A press that begins in the content
 * (text is being selected) and ends beside it is not such a click, though the browser reports it as one.
 */
export function useClickBeside(act: (() => void) | undefined) {
  const pressed = useRef(false)
  return {
    onMouseDown: (event: MouseEvent) => {
      pressed.current = event.target === event.currentTarget
    },
    onClick: (event: MouseEvent) => {
      if (pressed.current && event.target === event.currentTarget) act?.()
      pressed.current = false
    },
  }
}
