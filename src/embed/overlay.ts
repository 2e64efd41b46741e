/**
 * The widget over the whole page. A modal dialog makes the page below inert, a host's own modal and its focus trap
 * included; it is no part of `body`, whose state such modals change. The host's inline styles are never touched.
 */
import { adopt, createFrame, type SurfaceFactory, watchLoads, watchTrees } from './surface.ts'

/**
 * A dim and a ring that turns, until the page of the widget has started, and a button while it has none itself. Many pages
 * hide empty elements: in a hidden one the dialog would be modal without being seen. The sign of the button is escaped, because a page that
 * names no encoding reads a script as Latin text.
 */
const rules = `:host{all:initial!important}dialog{all:unset;position:fixed;inset:0}
dialog::backdrop{display:none}
iframe,div,button{position:absolute;inset:0;width:100%;height:100%;border:0}
button{inset:8px 8px auto auto;width:44px;height:44px;border-radius:50%;background:#0a0e16;color:#fff;font:24px sans-serif}
div{background:#0a0e1680}
button:after{content:'\\d7'}
div:after{content:'';position:absolute;inset:calc(50% - 16px);border:3px solid;border-color:#fff #fff0;border-radius:50%;animation:a 1s linear infinite}
@keyframes a{to{rotate:1turn}}`

/** What a host's modal listens to in order to close itself or to fetch the focus back. */
const watched = 'pointerdown mousedown touchstart click focusin focusout keydown'.split(' ')

/** What libraries set on everything beside their modal. */
const hiding = ['inert', 'aria-hidden']

/** Keeps the page from scrolling. The place of its scroll bar stays free, so that nothing jumps. */
const lockScroll = () =>
  adopt(
    document,
    `html{overflow:hidden!important;scrollbar-gutter:${innerWidth > document.documentElement.clientWidth ? 'stable' : 'auto'}!important}`,
  )

export const createOverlay: SurfaceFactory = (options, events) => {
  const root = document.createElement('div')
  const shadow = root.attachShadow({ mode: 'open' })
  const dialog = document.createElement('dialog')
  const cover = document.createElement('div')
  const close = document.createElement('button')
  const frame = createFrame(options)
  let unlock: (() => void) | undefined

  function draw() {
    if (!unlock || !cover.hidden) return
    frame.style.visibility = 'visible'
    frame.focus()
  }

  adopt(shadow, rules)
  // Firefox has no properties for these before version 119.
  dialog.setAttribute('aria-label', frame.title)
  close.setAttribute('aria-label', options.closeLabel || 'Close')
  // Open and out of sight: a closed dialog would not be rendered, so the widget could not prepare itself.
  dialog.open = true
  dialog.style.visibility = 'hidden'
  dialog.append(cover, close)
  shadow.append(dialog)
  document.documentElement.append(root)
  watchTrees(root, events)
  const started = watchLoads(frame, (isDrawn) => {
    events.onLost(isDrawn)
    cover.hidden = close.hidden = false
    // Nothing in the frame leads on. While the dialog is out of sight, this does nothing.
    close.focus()
  })

  dialog.oncancel = (event) => {
    event.preventDefault()
    events.onEscape()
  }
  // A browser may close a dialog at the second Escape without asking.
  dialog.onclose = () => {
    if (events.signal.aborted) return
    dialog.showModal()
    events.onEscape()
  }
  for (const type of watched)
    addEventListener(
      type,
      (event) => {
        if (event.target !== root) return
        event.stopPropagation()
        // The button hears nothing itself: events inside stop here.
        if (type === 'click') event.composedPath()[0] === close ? events.onClose() : events.onBackdrop()
      },
      { capture: true, signal: events.signal },
    )
  const observer = new MutationObserver(() => hiding.map((name) => root.removeAttribute(name)))
  observer.observe(root, { attributeFilter: hiding })

  return {
    window: () => frame.contentWindow,
    load(href) {
      frame.src = href
      dialog.prepend(frame)
    },
    show() {
      if (!unlock) {
        unlock = lockScroll()
        dialog.style.visibility = 'visible'
        dialog.open = false
        // jsdom has no modal dialogs.
        dialog.showModal?.()
      }
      draw()
    },
    reveal() {
      started()
      cover.hidden = true
      close.hidden = false
      draw()
    },
    drawn() {
      close.hidden = true
    },
    remove() {
      observer.disconnect()
      unlock?.()
      // Gives the focus back to what had it before.
      dialog.close?.()
      // Some pages have replaced `remove` by a function that fails without a parent.
      if (root.parentNode) root.remove()
    },
    isGone: () => !root.isConnected,
  }
}
