/** How the code tells `watch.ts` whether it runs, and that it cannot draw the widget. */

export const markStarted = (): void => document.documentElement.setAttribute('data-started', '')
export const hasStarted = (): boolean => document.documentElement.hasAttribute('data-started')

export const giveUpEvent = 'tieline-unavailable'
export const giveUp = (): boolean => document.dispatchEvent(new Event(giveUpEvent))

/** What index.html says by itself; null: the widget has been drawn. */
export const unavailablePart = (): HTMLElement | null => document.getElementById('unavailable')
