/** The host's side of the channel, by hand: answers each hello in the page and records what the widget says. */
import type { Page } from '@playwright/test'
import type { HostPortMessage, WidgetPortMessage } from '../../src/generated/messages.types.ts'

export interface Recorded {
  /** Messages to the window, hello included. */
  plain: { action: string; [key: string]: unknown }[]
  /** The messages of each channel: a frame that loads again opens another one. */
  channels: WidgetPortMessage[][]
}

export interface ChannelWindow extends Window {
  recorded: Recorded
  ports: MessagePort[]
}

/** For every page that opens next. `greet` is said first in each channel. */
export async function recordChannel(page: Page, greet: readonly HostPortMessage[] = [{ v: 1, type: 'open' }]) {
  await page.addInitScript((greeting: readonly HostPortMessage[]) => {
    if (window.top !== window) return
    const own = window as unknown as ChannelWindow
    own.recorded = { plain: [], channels: [] }
    own.ports = []
    addEventListener('message', ({ data, source, origin }) => {
      own.recorded.plain.push(data)
      if (data?.action !== 'tieline-hello') return
      const { port1, port2 } = new MessageChannel()
      const messages: WidgetPortMessage[] = []
      own.recorded.channels.push(messages)
      own.ports.push(port1)
      port1.onmessage = (event) => messages.push(event.data)
      const answer = { action: 'tieline-connect', v: 1, nonce: data.nonce, version: 1 }
      ;(source as Window).postMessage(answer, origin, [port2])
      for (const message of greeting) port1.postMessage(message)
    })
  }, greet)
}

export const recordedBy = (page: Page): Promise<Recorded> =>
  page.evaluate(() => (window as unknown as ChannelWindow).recorded)

/** Over the last channel. */
export const say = (page: Page, message: unknown): Promise<void> =>
  page.evaluate((sent) => (window as unknown as ChannelWindow).ports.at(-1)?.postMessage(sent), message)
