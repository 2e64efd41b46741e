import type { ReactNode } from 'react'

/**
 * Replaces `markdown-to-jsx/react` (31 KiB) in the build. RJSF needs it only for descriptions in Markdown, which our
 * forms do not have.
 */
export const Markdown = ({ children }: { children?: ReactNode }) => children
