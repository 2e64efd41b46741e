/** A page that posts forged messages to the page that embeds or opened it, and counts what that page posts back. */
import { forgedMessages } from '../../../src/embed/testing/forged.ts'

export interface ForgerWindow extends Window {
  /** Posts the messages of the published table whose names match; returns these names. */
  forge: (origin: string, wanted: string) => string[]
  post: (message: unknown) => void
  received: number
}

const host: Window = opener ?? top

const own = window as unknown as ForgerWindow
own.received = 0
own.post = (message) => host.postMessage(message, '*')
own.forge = (origin, wanted) => {
  // A getter runs in the page that posts it.
  const sent = forgedMessages({ origin }).filter(({ name }) => new RegExp(wanted).test(name) && !/^getters/.test(name))
  for (const { data } of sent) own.post(data)
  return sent.map(({ name }) => name)
}
addEventListener('message', () => {
  own.received += 1
})
