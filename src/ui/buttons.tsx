import styled from '@emotion/styled'
import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { BareButton } from './bare-button.ts'
import { useAnnounce } from './live-region.tsx'
import { Spinner } from './spinner.tsx'
import { media, motion, size, space, type } from './tokens.ts'

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
}

function useAction({ children, onClick, type, form, disabled, busy, busyLabel }: ActionProps) {
  const announce = useAnnounce()
  useEffect(() => {
    if (busy && busyLabel) announce(busyLabel)
  }, [busy, busyLabel, announce])
  return {
    type: type ?? (form ? 'submit' : 'button'),
    disabled: disabled ?? false,
    'aria-disabled': busy || undefined,
    ...(form && { form }),
    onClick: (event: MouseEvent) => (busy ? event.preventDefault() : onClick?.(event)),
    children: busy ? (
      <>
        <Spinner /> {busyLabel ?? children}
      </>
    ) : (
      children
    ),
  } as const
}

/** The main action of a screen. */
export const PrimaryButton = (props: ActionProps) => <Filled {...useAction(props)} />

/** An alternative to the main action. */
export const SecondaryButton = (props: ActionProps) => <Outlined {...useAction(props)} />

/** A minor action, such as leaving or reading an explanation. */
export const TextButton = (props: ActionProps) => <Quiet {...useAction(props)} />

const Wide = styled(BareButton)(({ theme: { look } }) => ({
  ...type.label,
  fontWeight: 600,
  gap: 8,
  width: '100%',
  minHeight: size.control,
  padding: space(3, 5),
  borderRadius: look.radius.control,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  transition: `background-color ${motion.quick}ms, border-color ${motion.quick}ms, color ${motion.quick}ms`,
  '&:active': { filter: 'brightness(0.96)' },
}))

const Filled = styled(Wide)(({ theme: { look } }) => ({
  color: look.colour.brand.onFill,
  background: look.colour.brand.fill,
  boxShadow: `inset 0 0 0 1px ${look.colour.brand.fillEdge}`,
  [media.hover]: { '&:hover:enabled': { background: look.colour.brand.fillHover } },
  '&:disabled': { color: look.colour.edge, background: look.colour.subtle, boxShadow: 'none' },
  [media.forced]: { border: '1px solid ButtonText' },
}))

const Outlined = styled(Wide)(({ theme: { look } }) => ({
  color: look.colour.text,
  border: `1px solid ${look.colour.line}`,
  [media.hover]: { '&:hover:enabled': { borderColor: look.colour.edge, background: look.colour.hover } },
  '&:disabled': { color: look.colour.edge },
}))

/** Has the height of a target, but smaller margins, because it has no visible edge. */
const Quiet = styled(Wide)(({ theme: { look } }) => ({
  ...type.small,
  fontWeight: 550,
  minHeight: size.target,
  padding: space(2),
  margin: space(-1, 0),
  color: look.colour.secondary,
  '&:disabled': { color: look.colour.edge },
  '&:focus-visible': { outlineOffset: -2 },
  [media.hover]: { '&:hover:enabled': { color: look.colour.text } },
}))
