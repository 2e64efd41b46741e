import { type MouseEvent, useRef } from 'react'

/**
 * Handlers for clicks on an element beside its content. A press that begins in the content and ends beside it, as when
 * text is selected, does not count, although the browser reports a click.
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
