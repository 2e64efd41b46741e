/**
 * The second click of a double click, and Enter that is held, would press a button or submit a form once more: a server
 * may have refused the first press already, and must not be asked twice.
 */
export function ignoreRepeatedPresses(page: Pick<Window, 'addEventListener'>): void {
  page.addEventListener('keydown', ignoreHeldEnter)
  page.addEventListener('click', ignoreSecondClick, { capture: true })
}

function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault()
}

interface Press {
  control: Element
  /** With its actions, which are beside its `main`; null: in the header. */
  screen: Element | null
}

/** Held weakly: a screen that has gone contains what was typed there. */
let last: { control: WeakRef<Element>; screen: WeakRef<Element> | null } | null = null

/** What does something when it is clicked; a dialog closes for a click beside it. */
const controls = 'button, a, label, input, select, summary, dialog'

function ignoreSecondClick(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest(controls) : null
  if (!control) return
  const press = { control, screen: control.closest('.screen, dialog') }
  if (event.detail < 2 || !repeats(press)) {
    last = { control: new WeakRef(control), screen: press.screen && new WeakRef(press.screen) }
    return
  }
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Whoever removes one row after the other presses another button of the same screen each time, at the same spot. A box
 * that is clicked twice is as it was.
 */
const repeats = ({ control, screen }: Press): boolean =>
  (control === last?.control.deref() && control.matches('button, a')) ||
  screen !== (last?.screen ? last.screen.deref() : null)
