/** Records what the widget tells the SDK of the demo host, whose answer to the hello opens the channel. */
import type { Page } from '@playwright/test'
import type { WidgetPortMessage } from '../../src/generated/messages.types.ts'
import type { ChannelWindow } from './host-channel.ts'

/** For every page that opens next. `recordedBy` and `say` of host-channel.ts work as with an answer by hand. */
export async function recordSdkChannel(page: Page) {
  await page.addInitScript(() => {
    if (window.top !== window) return
    const own = window as unknown as ChannelWindow
    own.recorded = { plain: [], channels: [] }
    own.ports = []
    addEventListener('message', ({ data }) => own.recorded.plain.push(data))
    const { MessageChannel: Original } = window
    window.MessageChannel = class extends Original {
      constructor() {
        super()
        const messages: WidgetPortMessage[] = []
        this.port1.addEventListener('message', ({ data }) => {
          // The clock of the test has channels too, on which it sends nothing.
          if (!data) return
          if (messages.length === 0) {
            own.recorded.channels.push(messages)
            own.ports.push(this.port1)
          }
          messages.push(data)
        })
      }
    }
  })
}
