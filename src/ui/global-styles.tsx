import { Global } from '@emotion/react'
import type { Look } from './theme.ts'
import { media, type } from './tokens.ts'

/**
 * Styles of the whole page. `color-scheme` is set on the card instead: browsers give a frame an opaque background if
 * its document has another scheme than the host page, and the host page behind it would be hidden.
 */
const rules = ({ colour, font }: Look) => ({
  '*, ::before, ::after': { boxSizing: 'border-box' as const },
  html: { WebkitTextSizeAdjust: '100%' },
  'html:has(dialog[open])': { overflow: 'clip' },
  body: {
    ...type.body,
    margin: 0,
    fontFamily: font,
    color: colour.text,
    background: 'transparent',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
  },
  'button, input, textarea, select': { font: 'inherit' },
  'h1, h2, p, ul, fieldset': { margin: 0, padding: 0, border: 0 },
  'b, strong': { fontWeight: 600 },
  '[hidden]': { display: 'none !important' },
  ':focus-visible': { outline: `2px solid ${colour.brand.accent}`, outlineOffset: 2 },
  [media.still]: {
    '*, ::before, ::after, ::backdrop': { animation: 'none !important', transition: 'none !important' },
  },
})

export const GlobalStyles = ({ look }: { look: Look }) => <Global styles={rules(look)} />
