/** Where the widget is shown. Each mode is a function that makes one. */
import type { TielineOptions } from './types.ts'

export interface Surface {
  /** The window of the widget. */
  window: () => Window | null
  /** Loads the widget. */
  load: (href: string) => void
  /** Shows it; until then it is preloaded out of sight. */
  show: () => void
  /** The page of the widget draws itself from now on. */
  reveal: () => void
  /** The height of its content in px. */
  resize: (height: number) => void
  remove: () => void
}

export interface SurfaceEvents {
  /** Escape outside the frame, or the user's way back on a phone. */
  onEscape: () => void
  /** A click beside the frame. */
  onBackdrop: () => void
  /** The user closed the window. */
  onGone: () => void
  /** Aborts when the widget is removed. */
  signal: AbortSignal
}

export type SurfaceFactory = (options: TielineOptions, events: SurfaceEvents) => Surface

export const nothing = () => {}

const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'
const allow = "camera 'none'; geolocation 'none'; microphone 'none'; payment 'none'"

export function createFrame({ title = 'Tieline' }: TielineOptions): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  const attributes = { title, sandbox, allow, referrerpolicy: 'strict-origin' }
  for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value)
  // A frame is transparent only if its colour scheme is the one of the page in it.
  frame.style.setProperty('color-scheme', 'light')
  return frame
}

/** Adds rules without a style element, which a strict content security policy blocks; returns what removes them. */
export function adopt(root: Document | ShadowRoot, rules: string): () => void {
  // jsdom has no adopted style sheets.
  if (!('adoptedStyleSheets' in root)) return nothing
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
