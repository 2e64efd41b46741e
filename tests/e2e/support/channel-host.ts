/** A host page without the SDK that shows widgets and speaks the protocol of the channel by hand. */
import type { Frame, Page } from '@playwright/test'
import { recordChannel } from '../../support/host-channel.ts'
import { mintToken, widgetUrl } from './widget.ts'

/** The demo opens no frame of its own here. */
const hostPage = `${process.env['TIELINE_DEMO_URL']}/?view=overlay`

export type Greeting = Parameters<typeof recordChannel>[1]

/** One frame for each client. */
export async function openHostPage(
  page: Page,
  clients: readonly object[] = [{}],
  greeting?: Greeting,
): Promise<Frame[]> {
  await recordChannel(page, greeting)
  return openFrames(page, clients)
}

/** Without anything that answers. */
export async function openFrames(page: Page, clients: readonly object[]): Promise<Frame[]> {
  await page.goto(hostPage)
  const tokens = await Promise.all(clients.map((client) => mintToken(client)))
  const handles = await Promise.all(
    tokens.map((token, index) =>
      page.evaluateHandle(
        ({ src, left }) => {
          const frame = document.createElement('iframe')
          Object.assign(frame, { src, title: 'Widget' })
          Object.assign(frame.style, {
            position: 'fixed',
            inset: `0 auto auto ${left}px`,
            zIndex: '9',
            width: '390px',
            height: '640px',
          })
          return document.body.appendChild(frame)
        },
        { src: `${widgetUrl}/?token=${token}`, left: index * 400 },
      ),
    ),
  )
  const frames = await Promise.all(handles.map((handle) => handle.asElement()?.contentFrame()))
  return frames.filter((frame) => !!frame)
}
