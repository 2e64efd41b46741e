import type { ReactNode } from 'react'

interface SlideProps {
  /** `forward`: the new screen enters from the right. */
  direction: 'forward' | 'back' | 'none'
  /** A screen with a new key is mounted and slides in. */
  screenKey: string | number
  children: ReactNode
}

/** The entrance of a screen. The previous one disappears at once: two screens would be two headings and two forms. */
export function Slide({ direction, screenKey, children }: SlideProps) {
  return (
    <div key={screenKey} className="slide" data-direction={direction}>
      {children}
    </div>
  )
}
