/** A page that embeds a preview and drives it by hand: another origin, other frames, whatever a host could post. */
import { expect, type Frame, type FrameLocator, type Page } from '@playwright/test'

const widgetUrl = process.env['TIELINE_WIDGET_URL'] ?? ''
/** The one origin that may drive previews. */
export const driver = process.env['TIELINE_DEMO_URL'] ?? ''

export interface PreviewHost {
  widget: FrameLocator
  /** The widget's own frame, to be looked into. */
  inside: () => Frame
  /** Posts what an expression of the page makes: `new Map()`. */
  postExpression: (expression: string) => Promise<void>
  post: (message: object) => Promise<void>
  /** Until whatever was posted has been worked off. */
  settle: () => Promise<void>
}

export interface HostOptions {
  /** Query of the widget's address. */
  query?: string
  origin?: string
}

/** Resolves once the widget listens. */
export async function openHost(
  page: Page,
  { query = '?preview', origin = driver }: HostOptions = {},
): Promise<PreviewHost> {
  const address = `${widgetUrl}/${query.replaceAll('&', '&amp;')}`
  // A real page of that origin, emptied: the browser lets no made-up one embed what is served on this machine. The
  // frame it had may still complain of files it did not get in the end: only the new one is received.
  await page.goto(`${origin}/?view=overlay`)
  await page.setContent(`<!doctype html>
    <script>received = []; onmessage = ({ data, source }) => source === frames.widget && received.push(data)</script>
    <iframe name="widget" src="${address}" style="width: 500px; height: 900px"></iframe>`)
  await expect.poll(() => page.evaluate('received.map(({ action }) => action)')).toEqual(['preview-ready'])
  const inside = () => page.frame('widget') as Frame
  const postExpression = (expression: string) => page.evaluate(`frames.widget.postMessage(${expression}, '*')`)
  return {
    widget: page.frameLocator('[name=widget]'),
    inside,
    postExpression: async (expression) => void (await postExpression(expression)),
    post: async (message) => void (await postExpression(JSON.stringify({ action: 'tieline-preview', ...message }))),
    settle: async () => {
      for (let frame = 0; frame < 5; frame++)
        await inside().evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    },
  }
}

/** Every request to the API, as it happens. */
export function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.context().on('request', (request) => {
    if (request.url().startsWith(process.env['TIELINE_SANDBOX_URL'] ?? '')) calls.push(request.url())
  })
  return calls
}
