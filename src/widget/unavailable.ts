/** How the code tells `watch.ts` whether it runs, and that it cannot draw the widget. */

const mark = 'data-started'
const { documentElement } = document

export const markStarted = (): void => documentElement.setAttribute(mark, '')
export const hasStarted = (): boolean => documentElement.hasAttribute(mark)

export const giveUpEvent = 'tieline-unavailable'

/** The mark is for a watch that has yet to arrive. */
export function giveUp(): void {
  documentElement.removeAttribute(mark)
  document.dispatchEvent(new Event(giveUpEvent))
}

/** What index.html says by itself; null: the widget has been drawn. */
export const unavailablePart = (): HTMLElement | null => document.getElementById('unavailable')
