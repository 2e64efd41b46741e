/** What the host cannot see of a page in a frame: that it is drawn, how high it is, and a press of Escape. */
import { contentHeight, findParts } from './content-height.ts'

interface PageWatcher {
  /** Called once: a screen with a heading is there. */
  onReady: () => void
  onHeight: (height: number) => void
  onEscape: () => void
}

export function watchPage(page: Window, { onReady, onHeight, onEscape }: PageWatcher): void {
  const { document } = page
  let isReady = false
  let last: number | null = null
  const sizes = new ResizeObserver(() => {
    const parts = findParts(document)
    const height = parts && contentHeight(parts)
    if (height === null || height === last) return
    last = height
    onHeight(height)
  })

  function look() {
    if (!isReady && document.querySelector('[data-heading]:not([hidden] *)')) {
      isReady = true
      onReady()
    }
    // Each screen has parts of its own.
    const parts = findParts(document)
    sizes.disconnect()
    for (const part of [parts?.card, parts?.content]) if (part) sizes.observe(part)
  }

  look()
  new MutationObserver(look).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ['hidden'],
  })
  page.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !isUsed(event, document)) onEscape()
  })
}

/** A dialog, a list of options and a search field use Escape themselves; so does the input of composed characters. */
function isUsed({ defaultPrevented, isComposing, keyCode, target }: KeyboardEvent, document: Document): boolean {
  // Safari ends the input of composed characters before the key that ends it, which has this code.
  const isInput = isComposing || keyCode === 229
  const isSearch = target instanceof HTMLInputElement && target.type === 'search' && target.value !== ''
  return defaultPrevented || isInput || isSearch || document.querySelector('dialog[open]') !== null
}
