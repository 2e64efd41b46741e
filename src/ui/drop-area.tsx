import type { ComponentProps, ReactNode } from 'react'

/**
 * A wide button with a dashed edge that files can be dropped on. `data-over`: files are dragged over the page.
 * `data-low`: there are files already, which need the room.
 */
export const DropArea = (props: ComponentProps<'button'>) => <button type="button" {...props} className="drop-area" />

/** The part of its text that looks like a link, because it opens the browser's file dialog. */
export const DropLink = ({ children }: { children: ReactNode }) => <span className="drop-link">{children}</span>
