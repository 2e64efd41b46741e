/**
 * The widget over the whole page. A modal dialog makes the page below inert, a host's own modal and its focus trap
 * included; it is no part of `body`, whose state such modals change. The host's inline styles are never touched.
 */
import { adopt, createFrame, nothing, type SurfaceFactory } from './surface.ts'

const rules = `
:host { all: initial !important }
dialog { position: fixed; inset: 0; box-sizing: border-box; width: 100%; height: 100%; max-width: none; max-height: none;
  margin: 0; padding: 0; border: 0; background: none; overflow: hidden; overscroll-behavior: contain; outline: 0;
  z-index: 2147483647; pointer-events: auto !important }
dialog::backdrop { display: none }
iframe, div { position: absolute; inset: 0; width: 100%; height: 100%; border: 0 }
div { background: rgb(9 14 22 / 0.5) }
div::after { content: ''; position: absolute; inset: calc(50% - 16px); border: 3px solid #fff; border-top-color: #0000;
  border-radius: 50%; animation: turn 1s linear infinite }
@keyframes turn { to { rotate: 1turn } }
@media (prefers-reduced-motion: reduce) { div::after { animation-duration: 5s } }`

/** What a host's modal listens to in order to close itself or to fetch the focus back. */
const watched = 'pointerdown pointerup mousedown mouseup touchstart touchend click focus focusin focusout keydown keyup'

function activeElement(): HTMLElement | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active as HTMLElement | null
}

/** Keeps the page from scrolling; the place of its scroll bar stays free, so that nothing jumps. */
function lockScroll(): () => void {
  const hasScrollBar = innerWidth > document.documentElement.clientWidth
  return adopt(
    document,
    `html { overflow: hidden !important${hasScrollBar ? '; scrollbar-gutter: stable !important' : ''} }`,
  )
}

export const createOverlay: SurfaceFactory = (options, { onEscape, onBackdrop, signal }) => {
  const root = document.createElement('div')
  const shadow = root.attachShadow({ mode: 'open' })
  const dialog = document.createElement('dialog')
  const cover = document.createElement('div')
  const frame = createFrame(options)
  let opener: HTMLElement | null = null
  let unlock: (() => void) | null = null
  let isDrawn = false

  adopt(shadow, rules)
  dialog.setAttribute('aria-label', frame.title)
  // A frame in an element without a box would not be rendered, so that the widget could not prepare itself.
  dialog.setAttribute('open', '')
  dialog.style.visibility = frame.style.visibility = 'hidden'
  dialog.append(cover)
  shadow.append(dialog)
  document.documentElement.append(root)

  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    onEscape()
  })
  // A browser may close a dialog at the second Escape without asking.
  dialog.addEventListener('close', () => !signal.aborted && dialog.showModal())
  for (const type of watched.split(' '))
    addEventListener(
      type,
      (event) => {
        if (event.target !== root) return
        event.stopPropagation()
        if (type === 'click') onBackdrop()
      },
      { capture: true, signal },
    )
  // Libraries hide what is beside their modal.
  const attributes = ['inert', 'aria-hidden']
  const observer = new MutationObserver(() => {
    for (const name of attributes) root.removeAttribute(name)
  })
  observer.observe(root, { attributeFilter: attributes })

  const draw = () => {
    if (!unlock || !isDrawn) return
    cover.remove()
    frame.style.visibility = 'visible'
    frame.focus()
  }
  return {
    window: () => frame.contentWindow,
    load: (href) => {
      frame.src = href
      frame.onload = () => {
        isDrawn = true
        draw()
      }
      dialog.append(frame)
    },
    show: () => {
      if (unlock) return frame.focus()
      opener = activeElement()
      unlock = lockScroll()
      dialog.style.visibility = 'visible'
      dialog.removeAttribute('open')
      // jsdom has no modal dialogs.
      if ('showModal' in dialog) dialog.showModal()
      else (dialog as HTMLElement).setAttribute('open', '')
      draw()
    },
    reveal: () => {
      isDrawn = true
      draw()
    },
    resize: nothing,
    remove: () => {
      observer.disconnect()
      root.remove()
      unlock?.()
      opener?.focus({ preventScroll: true })
    },
  }
}
