import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { Icon, type IconPath } from './icon.tsx'
import { useAnnounce } from './live-region.tsx'
import { Spinner } from './spinner.tsx'

interface ActionProps {
  children: ReactNode
  onClick?: ((event: MouseEvent) => void) | undefined
  /** Default: `submit` with `form`, which names a form elsewhere in the page; else `button`. */
  type?: 'button' | 'submit'
  form?: string | undefined
  disabled?: boolean | undefined
  /** Pending: a press does nothing, but the focus stays, which a disabled button would lose. */
  busy?: boolean | undefined
  /** Replaces the label while busy, and is announced. */
  busyLabel?: string
  /** Id of what several buttons with the same label differ in. */
  describedBy?: string
}

function useAction({ children, onClick, type, form, disabled, busy, busyLabel, describedBy }: ActionProps) {
  const announce = useAnnounce()
  useEffect(() => {
    if (busy && busyLabel) announce(busyLabel)
  }, [busy, busyLabel, announce])
  return {
    type: type ?? (form ? 'submit' : 'button'),
    disabled: disabled ?? false,
    'aria-disabled': busy || undefined,
    ...(form && { form }),
    ...(describedBy && { 'aria-describedby': describedBy }),
    onClick: (event: MouseEvent) => (busy ? event.preventDefault() : onClick?.(event)),
    children: busy ? (
      <>
        {/* An element, because the translator of a browser replaces bare texts, which React then cannot remove. */}
        <Spinner /> <span>{busyLabel ?? children}</span>
      </>
    ) : (
      children
    ),
  } as const
}

/** The main action of a screen. */
export const PrimaryButton = (props: ActionProps) => (
  <button className="button" data-kind="primary" {...useAction(props)} />
)

/** An alternative to the main action. */
export const SecondaryButton = (props: ActionProps) => (
  <button className="button" data-kind="secondary" {...useAction(props)} />
)

interface TextButtonProps extends ActionProps {
  icon?: IconPath
  /** A sentence, in smaller letters. */
  isLong?: boolean
  /** `secondary`: like that button, as long as the main action is missing. A button of another kind would lose the focus. */
  look?: 'quiet' | 'secondary'
}

/** A minor action, such as leaving or reading an explanation. */
export function TextButton({ icon, isLong, look = 'quiet', ...props }: TextButtonProps) {
  const { children, ...button } = useAction(props)
  return (
    <button className="button" data-kind={look} data-long={isLong} {...button}>
      {icon && <Icon path={icon} size={20} />}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </button>
  )
}
