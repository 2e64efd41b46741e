/**
 * The second click of a double click, and Enter that is held, would press a button or submit a form once more: a server
 * may have refused the first press already, and must not be asked twice. Loaded when the page is idle.
 */
export function ignoreRepeatedPresses(page: Pick<Window, 'addEventListener'>): void {
  // The same listener is added once, however often it is asked for.
  page.addEventListener('keydown', ignoreHeldEnter)
  page.addEventListener('click', ignoreSecondClick, { capture: true })
}

function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault()
}

interface Press {
  button: Element
  screen: Element | null
}

/** Held weakly: a screen that has gone contains what was typed there. */
let last: { button: WeakRef<Element>; screen: WeakRef<Element> | null } | null = null

function ignoreSecondClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (!button) return
  const press = { button, screen: button.closest('main') }
  if (event.detail < 2 || !repeats(press)) {
    last = { button: new WeakRef(button), screen: press.screen && new WeakRef(press.screen) }
    return
  }
  event.preventDefault()
  event.stopPropagation()
}

/** Whoever removes one row after the other presses another button of the same screen each time, at the same spot. */
const repeats = ({ button, screen }: Press): boolean =>
  button === last?.button.deref() || screen !== (last?.screen ? last.screen.deref() : null)
