/** A hidden page, or a page in a hidden frame, paints nothing as long as it is hidden. */
const longestPaintMs = 1000

/** Resolves when the page has painted what is drawn and has nothing else to do, or after the time that `options` give. */
export async function whenIdle(page: Window, options?: IdleRequestOptions): Promise<void> {
  await new Promise((painted) => {
    page.requestAnimationFrame(painted)
    page.setTimeout(painted, longestPaintMs)
  })
  // Safari has no idle callbacks.
  await new Promise((idle) =>
    page.requestIdleCallback ? page.requestIdleCallback(idle, options) : page.setTimeout(idle, 200),
  )
}
