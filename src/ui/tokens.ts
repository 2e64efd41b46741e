/**
 * The look as data: colours per scheme, type, spacing, corners, shadows, motion.
 * Lengths are px, times ms. Contrast is held by tests/ui/theme.test.ts: text 4.5:1, edges of controls 3:1.
 */
import { grounds, type Scheme } from './base-tokens.ts'

export interface Colours {
  /** Around the card, over a host page. */
  dim: string
  /** Around the card, in a window of its own. */
  page: string
  surface: string
  /** A sheet over the card. */
  raised: string
  subtle: string
  hover: string
  /** Decorative hairlines. */
  line: string
  /** Edges by which a control is recognised. */
  edge: string
  text: string
  secondary: string
  error: string
  errorTint: string
  success: string
  successTint: string
  infoTint: string
  /** Behind a picture from outside, which was made for white paper. */
  plate: string
  /** Text and background of the preview mark. */
  mark: string
  markTint: string
}

export const colours: Record<Scheme, Colours> = {
  light: {
    dim: 'rgba(15, 20, 34, 0.48)',
    page: '#eef0f4',
    surface: grounds.light.surface,
    raised: grounds.light.surface,
    subtle: grounds.light.subtle,
    hover: '#f5f6f9',
    line: '#e4e7ed',
    edge: grounds.light.edge,
    text: '#121728',
    secondary: '#565e72',
    error: '#bf2638',
    errorTint: '#fdf0f1',
    success: '#16794b',
    successTint: '#ecf8f2',
    infoTint: '#f1f4fd',
    plate: '#ffffff',
    mark: '#6b4700',
    markTint: '#fdf0d2',
  },
  dark: {
    dim: 'rgba(4, 6, 12, 0.56)',
    page: '#0b0d12',
    surface: grounds.dark.surface,
    raised: '#20242c',
    subtle: grounds.dark.subtle,
    hover: '#20242d',
    line: '#2b303a',
    edge: grounds.dark.edge,
    text: '#f1f3f7',
    secondary: '#a7afbf',
    error: '#ff8f97',
    errorTint: '#331c21',
    success: '#57cf98',
    successTint: '#152b22',
    infoTint: '#1d2335',
    plate: '#c9ced8',
    mark: '#f7d48a',
    markTint: '#3a2d10',
  },
}

/**
 * Type styles in px at the browser's usual font size, with which they grow (`rem`). Input fields have at least 16 px,
 * because iOS zooms into smaller text. Two weights: for each the browser looks for the font before it lays out the first
 * screen.
 */
export const type = {
  heading: { fontSize: 24, lineHeight: 30, fontWeight: 600, letterSpacing: '-0.018em' },
  title: { fontSize: 18, lineHeight: 24, fontWeight: 600, letterSpacing: '-0.01em' },
  body: { fontSize: 16, lineHeight: 24, fontWeight: 400 },
  label: { fontSize: 16, lineHeight: 22, fontWeight: 600 },
  small: { fontSize: 14, lineHeight: 20, fontWeight: 400 },
  caption: { fontSize: 13, lineHeight: 18, fontWeight: 400 },
} as const

/** A length that grows with the browser's font size. */
export const rem = (px: number) => `${px / 16}rem`

export const size = { target: 44, control: 52, row: 64, logo: 40, cardWidth: 440, cardHeight: 700, header: 60 } as const

export const shadow: Record<Scheme, { card: string; sheet: string }> = {
  light: {
    card: '0 1px 2px rgba(16, 22, 40, 0.06), 0 12px 32px rgba(16, 22, 40, 0.14), 0 32px 72px rgba(16, 22, 40, 0.12)',
    sheet: '0 -1px 0 rgba(16, 22, 40, 0.04), 0 12px 48px rgba(16, 22, 40, 0.24)',
  },
  dark: {
    card: '0 0 0 1px rgba(255, 255, 255, 0.08), 0 24px 64px rgba(0, 0, 0, 0.56)',
    sheet: '0 0 0 1px rgba(255, 255, 255, 0.08), 0 24px 64px rgba(0, 0, 0, 0.64)',
  },
}

export const motion = { quick: 120, screen: 200, slow: 420, ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const

export const media = {
  /** A phone at 200 % zoom. */
  narrow: '@media (max-width: 259.95px)',
  phone: '@media (max-width: 599.95px)',
  desktop: '@media (min-width: 600px)',
  /** Too low for a fixed header and footer: a phone in landscape, 400 % zoom. */
  low: '@media (max-height: 29.99em)',
  still: '@media (prefers-reduced-motion: reduce)',
  hover: '@media (hover: hover)',
  forced: '@media (forced-colors: active)',
  print: '@media print',
  /** Nothing is fixed and nothing scrolls within the page. */
  lowOrPrint: '@media (max-height: 29.99em), print',
} as const
