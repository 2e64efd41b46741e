/**
 * Places a dialog where the user looks: a frame in the page of the host may be higher than the window, and its middle and
 * its end out of sight. The browser tells a frame which part of it can be seen, whatever origin the host has.
 */
export function placeInView(dialog: HTMLElement): () => void {
  const backdrop = document.querySelector('[data-backdrop]')
  if (!backdrop || !globalThis.IntersectionObserver) return () => {}
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect()
    const { top, bottom, height } = entry?.intersectionRect ?? new DOMRect()
    if (height === 0 || (top <= 0 && bottom >= innerHeight)) return
    dialog.style.top = `${top}px`
    dialog.style.bottom = `${innerHeight - bottom}px`
    dialog.style.maxHeight = `${height}px`
  })
  observer.observe(backdrop)
  return () => observer.disconnect()
}
