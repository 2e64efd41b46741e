/** Where the widget is shown. Each mode is a function that makes one. */
import type { TielineOptions } from './types.ts'

export interface Surface {
  /** The window of the widget. */
  window: () => Window | null
  /** Loads the widget. */
  load: (href: string) => void
  /** Shows it; until then it is preloaded out of sight. */
  show?: () => void
  /** The page of the widget draws itself from now on. */
  reveal?: () => void
  /** The height of its content in px. */
  resize?: (height: number) => void
  remove?: () => void
  /** Whether the user closed its window, or the page removed its element. */
  isGone?: () => boolean | undefined
}

export interface SurfaceEvents {
  /** Escape outside the frame, or the user's way back on a phone. */
  onEscape: () => void
  /** A click beside the frame. */
  onBackdrop: () => void
  /** Aborts when the widget is removed. */
  signal: AbortSignal
}

/** @param popup the window that opened for the mode popup; null: the browser blocked it */
export type SurfaceFactory = (options: TielineOptions, events: SurfaceEvents, popup: Window | null) => Surface

/** The widget gets no feature of the browser that it would have to be granted (`allow`), and no address but the origin. */
export function createFrame({ title = 'Tieline' }: TielineOptions): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.referrerPolicy = 'strict-origin'
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  )
  // A frame is transparent only if its colour scheme is the one of the page in it.
  frame.style.colorScheme = 'light'
  frame.style.visibility = 'hidden'
  return frame
}

/** Adds rules without a style element, which a strict content security policy blocks; returns what removes them. */
export function adopt(root: Document | ShadowRoot, rules: string): () => void {
  // jsdom has none.
  if (!root.adoptedStyleSheets) return () => {}
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  root.adoptedStyleSheets.push(sheet)
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
