/** A host page without the SDK that shows widgets and speaks the protocol of the channel by hand. */
import type { Frame, Page } from '@playwright/test'
import { recordChannel } from '../../support/host-channel.ts'
import { mintToken, widgetUrl } from './widget.ts'

const hostPage = `${process.env['TIELINE_DEMO_URL']}/channel-host`

export type Greeting = Parameters<typeof recordChannel>[1]

/** A page of the demo's origin, which the widget's headers allow to embed it, with one frame for each client. */
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
  await page.route(hostPage, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Host' }))
  await page.goto(hostPage)
  const tokens = await Promise.all(clients.map(mintToken))
  const handles = await Promise.all(
    tokens.map((token) =>
      page.evaluateHandle((src) => {
        const frame = document.createElement('iframe')
        Object.assign(frame, { src, width: 390, height: 640, title: 'Widget' })
        return document.body.appendChild(frame)
      }, `${widgetUrl}/?token=${token}`),
    ),
  )
  const frames = await Promise.all(handles.map((handle) => handle.asElement()?.contentFrame()))
  return frames.filter((frame) => !!frame)
}
