/** What one session from consent to success requests, with an empty cache. */
import type { Browser, Request } from 'playwright'
import { startServers } from '../../../scripts/servers.ts'
import { walkFlow } from '../../gallery/sessions.ts'
import { serveWidgetSite } from '../load/sites.ts'

interface Traffic {
  requests: number
  /** As they are sent, headers included. */
  bytes: number
}

export interface SessionTraffic {
  /** Files that a browser may keep until they change, as their names do. */
  assets: Traffic
  /** Of these, what a release renames that changes the code of the first screen: it, and all files that import it by name. */
  renamed: Traffic
  /** The same for a release with another React. */
  renamedWithReact: Traffic
  /** index.html and the flow, asked for in each session. */
  revalidated: Traffic
  /** Calls of the API, and which of them repeat while the account is being connected. */
  calls: Traffic
  polls: Traffic
  /** Requests by which the browser asks whether the widget may call the API. */
  preflights: number
  seconds: number
}

interface TextFile {
  path: string
  text: string
}

const readText = async (url: URL): Promise<TextFile> => ({ path: url.pathname, text: await (await fetch(url)).text() })

/** These files, and those that name one of them: the name of a file follows from its text. */
function importersOf(files: readonly TextFile[], first: RegExp): ReadonlySet<string> {
  const found = new Set(files.map(({ path }) => path).filter((path) => first.test(path)))
  for (const path of found) {
    const name = path.slice(path.lastIndexOf('/') + 1)
    for (const file of files) if (file.text.includes(name)) found.add(file.path)
  }
  return found
}

const sum = (all: readonly number[]): Traffic => ({ requests: all.length, bytes: all.reduce((a, b) => a + b, 0) })

export async function sessionTraffic(browser: Browser, flowsRoot: string): Promise<SessionTraffic> {
  const servers = await startServers({ mode: 'start', flowsRoot })
  const site = await serveWidgetSite(servers)
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  let preflights = 0
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  devtools.on('Network.requestWillBeSent', ({ initiator }) => {
    if (initiator.type === 'preflight') preflights += 1
  })
  const began = performance.now()
  await walkFlow(page, { ...servers, widget: site.origin }, async () => {})
  await page.waitForLoadState('networkidle')
  const seconds = (performance.now() - began) / 1000
  const measured = await Promise.all(
    requests.map(async (request) => {
      const sizes = await request.sizes()
      return {
        url: new URL(request.url()),
        bytes: sizes.requestBodySize + sizes.requestHeadersSize + sizes.responseBodySize + sizes.responseHeadersSize,
      }
    }),
  )
  const isAsset = ({ url }: { url: URL }) => url.origin === site.origin && url.pathname.startsWith('/assets/')
  const files = await Promise.all(measured.filter(isAsset).map(({ url }) => readText(url)))
  const renamed = importersOf(files, /\/(start|core|app)-[^/]*\.js$/)
  const renamedWithReact = importersOf(files, /\/(start|core|app|vendor)-[^/]*\.js$/)
  await Promise.all([page.close(), site.close(), servers.close()])
  const which = (holds: (each: (typeof measured)[number]) => boolean) =>
    sum(measured.filter(holds).map(({ bytes }) => bytes))
  const isOfApi = ({ url }: { url: URL }) => url.origin === servers.sandbox && url.pathname.startsWith('/api/')
  const isPoll = ({ url }: { url: URL }) => url.pathname.endsWith('/connection/status')
  return {
    assets: which(isAsset),
    renamed: which(({ url }) => renamed.has(url.pathname)),
    renamedWithReact: which(({ url }) => renamedWithReact.has(url.pathname)),
    revalidated: which((each) => each.url.origin === site.origin && !isAsset(each)),
    calls: which((each) => isOfApi(each) && !isPoll(each)),
    polls: which((each) => isOfApi(each) && isPoll(each)),
    preflights,
    seconds,
  }
}
