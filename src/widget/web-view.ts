/** Messages to the app that shows the widget in a web view (docs/host.md). Its own chunk. */
import type { Config } from '../generated/config.types.ts'
import { type Envelope, toPost } from '../messages/index.ts'
import { newId } from './new-id.ts'
import type { Listener } from './report.ts'

/** What React Native, iOS and macOS put into the window of a web view. */
export interface WebViewWindow {
  ReactNativeWebView?: { postMessage: (text: string) => void }
  webkit?: { messageHandlers?: Readonly<Record<string, { postMessage: (body: Envelope) => void }>> }
}

/** The messages that a host window would get. A web view has no origin, so the configuration decides about results. */
export function createWebView(
  page: WebViewWindow,
  prefix: string,
  { results }: NonNullable<Config['webView']>,
): Listener {
  return (report) => {
    if (report.kind !== 'message') return
    const { message, session } = report
    const { body } = toPost(message, { prefix, pinned: results ? 'app' : null, newId, session })
    page.ReactNativeWebView?.postMessage(JSON.stringify(body))
    page.webkit?.messageHandlers?.[prefix]?.postMessage(body)
  }
}
