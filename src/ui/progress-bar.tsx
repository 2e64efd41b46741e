import type { ComponentProps } from 'react'

/** The browser's `<progress>`, which screen readers support, in the brand colour. */
export const ProgressBar = (props: ComponentProps<'progress'>) => <progress {...props} className="progress-bar" />
