/**
 * Keeps the focus where the user works: when an edit removes the control that has it, the browser would move it to the
 * top of the page.
 */

const focusable = 'button, select, textarea, a[href], summary, input:not([type="hidden"]), [tabindex="0"]'

/** What had the focus, and the controls around it in the order of the page. */
interface Focused {
  element: HTMLElement
  around: readonly HTMLElement[]
}

/** @returns stops */
export function keepFocus(): () => void {
  let inNotice: Focused | null = null
  let inArea: Focused | null = null

  const note = ({ target }: FocusEvent) => {
    // An area itself has it for a moment, on the way to another one.
    const element = target as HTMLElement
    const area = element.parentElement?.closest('[data-area]')
    if (!area) return
    const focused = { element, around: [...area.querySelectorAll<HTMLElement>(focusable)] }
    const isNotice = area.matches('[data-area="notice"]')
    inNotice = isNotice ? focused : null
    if (!isNotice) inArea = focused
  }
  const restore = () => {
    const latest = inNotice ?? inArea
    if (document.activeElement !== document.body || !latest || latest.element.isConnected) return
    // After a notice the user goes on where it was read from.
    if (inNotice && inArea && canHaveFocus(inArea.element)) return inArea.element.focus()
    if (inArea) nearest(inArea)?.focus()
  }
  const observer = new MutationObserver(restore)
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', note)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', note)
  }
}

const canHaveFocus = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled') && element.getClientRects().length > 0

/** What followed it, as far as it is still there, else what stood before it. */
function nearest({ element, around }: Focused): HTMLElement | undefined {
  const at = around.indexOf(element)
  return [...around.slice(at + 1), ...around.slice(0, Math.max(at, 0)).reverse()].find(canHaveFocus)
}
