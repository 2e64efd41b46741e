import { type ReactNode, useId, useRef } from 'react'
import { Heading, Lead } from './heading.tsx'
import { useNeedsFocus } from './use-needs-focus.ts'

interface ScreenProps {
  /** A picture above the heading. */
  hero?: ReactNode
  heading?: ReactNode
  /** Why the screen is shown, before the text: of an error. */
  cause?: ReactNode
  /** One or two sentences under the heading. */
  text?: ReactNode
  children?: ReactNode
  /** The actions, which do not scroll; the primary one first. */
  footer?: ReactNode
  /** `center`: for a screen with little text, such as success or an error. */
  align?: 'start' | 'center'
}

/** One screen inside a Frame: the scrolling part, and the actions below it. */
export function Screen({ hero, heading, cause, text, children, footer, align = 'start' }: ScreenProps) {
  const body = useRef<HTMLElement>(null)
  const needsFocus = useNeedsFocus(body)
  const headingId = useId()
  return (
    <div className="screen">
      {/* A keyboard can scroll only what has the focus or contains it. */}
      <main
        className="screen-body"
        ref={body}
        aria-labelledby={heading ? headingId : undefined}
        tabIndex={needsFocus ? 0 : undefined}
      >
        <div className="screen-content" data-align={align}>
          {hero}
          {(heading || text) && (
            <div className="screen-words">
              {heading && <Heading id={headingId}>{heading}</Heading>}
              {cause && <div className="screen-cause">{cause}</div>}
              {text && <Lead>{text}</Lead>}
            </div>
          )}
          {children}
        </div>
      </main>
      {footer && <footer className="screen-footer">{footer}</footer>}
    </div>
  )
}
