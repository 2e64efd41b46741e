import styled from '@emotion/styled'
import { BareButton } from './bare-button.ts'
import { media, motion, space, type } from './tokens.ts'

/** A wide button with a dashed edge that files can be dropped on. `data-over`: files are dragged over the page. */
export const DropArea = styled(BareButton)(({ theme: { look } }) => ({
  ...type.body,
  flexDirection: 'column',
  gap: 8,
  width: '100%',
  minHeight: 128,
  padding: space(4),
  textWrap: 'balance',
  border: `1.5px dashed ${look.colour.edge}`,
  borderRadius: look.radius.control,
  transition: `background-color ${motion.quick}ms, border-color ${motion.quick}ms`,
  [media.hover]: { '&:hover:enabled': { borderColor: look.colour.secondary, background: look.colour.hover } },
  '&[data-over]:enabled': {
    borderStyle: 'solid',
    borderColor: look.colour.brand.accent,
    background: look.colour.brand.tint,
  },
  '&:disabled': { color: look.colour.edge, borderColor: look.colour.line },
}))

/** The part of its text that looks like a link, because it opens the browser's file dialog. */
export const DropLink = styled.span(({ theme: { look } }) => ({
  fontWeight: 600,
  color: look.colour.brand.ink,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  '[disabled] &': { color: 'inherit' },
}))
