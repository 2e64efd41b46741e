import type { ReactNode } from 'react'

/**
 * Stands in for `markdown-to-jsx/react` (31 KiB), which RJSF needs only for descriptions written in Markdown: the forms
 * here have none. Whatever comes is shown as the text it is.
 */
export const Markdown = ({ children }: { children?: ReactNode }) => children
