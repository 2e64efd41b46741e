/** Resolves when the page has painted what is drawn and has nothing else to do. */
export async function whenIdle(page: Window): Promise<void> {
  await new Promise((painted) => page.requestAnimationFrame(painted))
  // Safari has no idle callbacks.
  await new Promise((idle) => (page.requestIdleCallback ? page.requestIdleCallback(idle) : page.setTimeout(idle, 200)))
}
