/** What a widget without a host page around it may need: an app that listens, an address to return to. Its own chunk. */
import type { Config } from '../generated/config.types.ts'
import type { StartFailure } from './page-state.ts'
import { parseReturnUrl } from './parse-return-url.ts'
import { returnUrlProblem } from './problem.ts'
import type { Host } from './report.ts'
import { createReturn } from './return-url.ts'
import { createWebView, type WebViewWindow } from './web-view.ts'

/** Returns what is wrong with the address to return to. */
export function openTopPage(host: Host, config: Config, returnUrl: string | null): StartFailure | null {
  const { webView, messagePrefix = 'tieline' } = config
  if (webView) host.attach(Promise.resolve(createWebView(window as WebViewWindow, messagePrefix, webView)))
  if (returnUrl === null) return null
  const url = parseReturnUrl(returnUrl, config)
  if (!url) return returnUrlProblem(host, returnUrl)
  host.attach(Promise.resolve(createReturn(url, host, window)))
  return null
}
