import type { ReactNode } from 'react'

/** A white background for a picture from outside, which was made for one; no background for a text in its place. */
export const PictureFrame = ({ children }: { children: ReactNode }) => <div className="picture-frame">{children}</div>
