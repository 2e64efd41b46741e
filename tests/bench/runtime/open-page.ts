import type { Browser, Page } from 'playwright'

const phone = { width: 390, height: 844 }

/** As large as a phone's. */
export async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: phone })
  // tsx wraps functions in __name, which the page does not define.
  await page.addInitScript('globalThis.__name = (it) => it')
  return page
}
