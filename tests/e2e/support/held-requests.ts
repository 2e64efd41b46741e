/** Holds the requests of a page, preflights too, until the test releases them: the order is then no matter of time. */
import type { Page } from '@playwright/test'

export interface HeldRequests {
  /** Method and path of those that are held now, sorted; files without the digest in their names. */
  held: () => string[]
  /** Lets those go that are held now. */
  release: () => Promise<void>
}

interface Held {
  id: string
  name: string
}

const nameOf = (method: string, url: string) =>
  `${method} ${new URL(url).pathname.replace(/-[\w-]{8}(?=\.(js|css)$)/, '')}`

export async function holdRequests(page: Page): Promise<HeldRequests> {
  const devtools = await page.context().newCDPSession(page)
  let held: Held[] = []
  devtools.on('Fetch.requestPaused', ({ requestId, request }) => {
    held.push({ id: requestId, name: nameOf(request.method, request.url) })
  })
  await devtools.send('Fetch.enable')
  return {
    held: () => held.map(({ name }) => name).sort(),
    release: async () => {
      const released = held
      held = []
      await Promise.all(released.map(({ id }) => devtools.send('Fetch.continueRequest', { requestId: id })))
    },
  }
}
