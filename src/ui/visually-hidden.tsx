import type { ComponentProps } from 'react'

/** Text for screen readers only. `display: none` would hide it from them, too. */
export const VisuallyHidden = (props: ComponentProps<'span'>) => <span {...props} className="visually-hidden" />
