/** Where the widget is shown. Each mode is a function that makes one. */
import type { TielineOptions } from './types.ts'

export interface Surface {
  /** The window of the widget. */
  window: () => Window | null
  /** Loads the widget. */
  load: (href: string) => void
  /** Shows it; until then it is preloaded out of sight. */
  show?: () => void
  /** The page of the widget has started. After a reload it starts again. A popup need not know. */
  reveal?: () => void
  /** The page has drawn something, with a Close button of its own. */
  drawn?: () => void
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
  /** The user closes a widget that still loads. */
  onClose: () => void
  /** The surface may be gone. */
  onGone: () => void
  /** The frame has loaded a page that is not the widget's: the browser's error page after a reload without a network. */
  onLost: (isDrawn: false) => void
  /** Aborts when the widget is removed. */
  signal: AbortSignal
}

/** @param popup the window that opened for the mode popup; null: the browser blocked it */
export type SurfaceFactory = (options: TielineOptions, events: SurfaceEvents, popup: Window | null) => Surface

/**
 * A frame is transparent only if its colour scheme is the one of the page in it, which is `normal`, and that lets the page
 * follow the user's system. Under a meta element of the host's page `normal` means something else; `light` is always
 * transparent, but then the widget is light.
 */
const schemeOfFrame = () => (document.querySelector('meta[name="color-scheme"]') ? 'light' : 'normal')

/** The widget gets no feature of the browser that it would have to be granted (`allow`), and no address but the origin. */
export function createFrame({ title }: TielineOptions): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = title || 'Tieline'
  frame.referrerPolicy = 'strict-origin'
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads',
  )
  frame.style.colorScheme = schemeOfFrame()
  frame.style.visibility = 'hidden'
  return frame
}

/** The page of the widget says hello before it has loaded. The browser may tell the one before the other. */
const helloMs = 2000

/** Calls back when the frame has loaded a page that does not say hello. Returns what is to be called at each hello. */
export function watchLoads(frame: HTMLIFrameElement, lost: SurfaceEvents['onLost']): () => void {
  /** Of a page that has not loaded yet. */
  let hasHello = false
  let timer = 0
  frame.onload = () => {
    if (!hasHello)
      timer = setTimeout(() => {
        timer = 0
        if (frame.isConnected) lost(false)
      }, helloMs)
    hasHello = false
  }
  return () => {
    hasHello = !timer
    clearTimeout(timer)
    timer = 0
  }
}

/** Calls back when a tree that contains the element changes: it may have been removed, alone or with what contains it. */
export function watchTrees(element: Element, { onGone, signal }: SurfaceEvents) {
  const observer = new MutationObserver(onGone)
  let inside: Node | undefined = element
  while (inside) {
    const root: Node & { host?: Element } = inside.getRootNode()
    observer.observe(root, { childList: true, subtree: true })
    inside = root.host
  }
  signal.addEventListener('abort', () => observer.disconnect())
}

/**
 * Adds rules without a style element, which a strict content security policy blocks, wherever the browser can: Safari
 * before 16.4 and Firefox before 101 need one. Returns what removes them.
 */
export function adopt(root: Document | ShadowRoot, rules: string): () => void {
  if (!root.adoptedStyleSheets) {
    const style = document.createElement('style')
    style.append(rules)
    ;((root as Document).head ?? root).append(style)
    return () => style.remove()
  }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  root.adoptedStyleSheets.push(sheet)
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
