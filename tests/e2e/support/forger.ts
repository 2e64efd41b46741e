/** A page that posts forged messages to the page that embeds or opened it, and counts what that page posts back. */
import { forgedMessages } from '../../../src/embed/testing/forged.ts'

export interface ForgerWindow extends Window {
  /** Posts the messages of the published table whose names match; returns these names. */
  forge: (origin: string, wanted: string) => string[]
  say: (message: unknown) => void
  heard: number
}

const host: Window = opener ?? top

const own = window as unknown as ForgerWindow
own.heard = 0
own.say = (message) => host.postMessage(message, '*')
own.forge = (origin, wanted) => {
  // A getter runs in the page that posts it.
  const sent = forgedMessages({ origin }).filter(({ name }) => new RegExp(wanted).test(name) && !/^getters/.test(name))
  for (const { data } of sent) own.say(data)
  return sent.map(({ name }) => name)
}
addEventListener('message', () => {
  own.heard += 1
})
