import type { Page } from '@playwright/test'

/** Holds what matches until it is released. */
export async function hold(page: Page, what: RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(what, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** The code that draws the first screen: all but what requests it. */
export const code = /\/assets\/(core|vendor|app)-[^/]*\.js$/
