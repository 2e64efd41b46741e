/** What few pages are: a preview, one without a configuration, one without a host page around it. Its own chunk. */
import type { Root } from 'react-dom/client'
import type { Config } from '../generated/config.types.ts'
import { defaultPrefix } from '../messages/index.ts'
import { inTime } from '../screens/index.ts'
import type { Address } from './address.ts'
import type { ConfigResult } from './config-problems.ts'
import type { StartFailure } from './page-state.ts'
import type { Draw } from './painter.ts'
import { parseReturnUrl } from './parse-return-url.ts'
import type { Host } from './report.ts'
import { createReturn } from './return-url.ts'
import { createWebView, type WebViewWindow } from './web-view.ts'

export interface OtherPage {
  read: ConfigResult
  address: Address
  root: Root
  host: Host
  draw: Draw
  /** Where the widget's own files lie. */
  base: string
  warn: (problem: Error) => void
}

/** Returns why there can be no session; 'opened': the page is drawn; null: a session can start. */
export async function openOther(page: OtherPage): Promise<StartFailure | 'opened' | null> {
  const { read, address, host, warn } = page
  if (!read.config) return (await problems()).configurationProblem(host, read)
  const { config, ignored } = read
  if (ignored) problems().then((chunk) => chunk.logIgnored(ignored), warn)
  if (address.preview !== null) return openPreview(page, config, address.preview)
  return window.parent === window ? openTopPage(host, config, address.returnUrl) : null
}

const problems = () => inTime(import('./problem.ts'))

async function openPreview(
  { root, host, address: { locale }, draw, base }: OtherPage,
  config: Config,
  preview: string,
) {
  await draw({ kind: 'loading', preview: true }, 'en')
  const chunk = await inTime(import('./preview.tsx'))
  await chunk.openPreview({ root, host, address: { preview, locale }, config, base })
  return 'opened' as const
}

/** What a widget without a host page around it may need: an app that listens, an address to return to. */
async function openTopPage(host: Host, config: Config, returnUrl: string | null): Promise<StartFailure | null> {
  const { webView, messagePrefix = defaultPrefix } = config
  if (webView) host.attach(Promise.resolve(createWebView(window as WebViewWindow, messagePrefix, webView)))
  if (returnUrl === null) return null
  const url = parseReturnUrl(returnUrl, config)
  if (!url) return (await problems()).returnUrlProblem(host, returnUrl)
  host.attach(Promise.resolve(createReturn(url, host, window)))
  return null
}
