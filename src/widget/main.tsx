/** The page: reads its configuration and address, boots a session, and draws whichever of the two came of it. */
import { createRoot } from 'react-dom/client'
import { freezeStates } from '../engine/index.ts'
import type { Config } from '../generated/config.types.ts'
import { createFormatter, type Language, loadMessages, type Messages, preferredLanguage } from '../i18n/index.ts'
import { createTextSource } from '../ui/index.ts'
import { type Address, parseAddress } from './address.ts'
import { boot } from './boot.ts'
import { type ConfigResult, configBlockId, readConfig } from './config.ts'
import { createHost, type Host } from './host.ts'
import { monitor } from './monitor.ts'
import { Page } from './page.tsx'
import type { BootResult, PageState } from './page-state.ts'
import { redirectTarget } from './routes.ts'
import { productView } from './view.ts'

freezeStates(import.meta.env.DEV)
const base = new URL(import.meta.env.BASE_URL, location.href).href

const read = readConfig(document.getElementById(configBlockId)?.textContent ?? null)
const { config } = read
const redirect = redirectTarget(location, {
  live: config?.dashboardHost,
  development: config?.developmentDashboardHost,
})
if (redirect) location.replace(redirect)
else open(read).catch(showUnavailable)

async function open(read: ConfigResult) {
  const address = parseAddress(location.search)
  const host = createHost(window, read.config, address.origin)
  // What React's boundary catches is a fault all the same: the console and the monitoring hear of it.
  const root = createRoot(document.getElementById('app') as HTMLElement, {
    onCaughtError: (error) => reportError(error),
  })
  const draw = await createPainter(root, host, read.config)
  if (!read.config) {
    const { configurationProblem } = await import('./problem.ts')
    return draw(configurationProblem(host, read), preferredLanguage(navigator.languages))
  }
  const found = read.config
  if (address.preview !== null) {
    await draw({ kind: 'loading', preview: true }, 'en')
    const preview = import('./preview.tsx').then((chunk) =>
      chunk.openPreview({ root, host, address, config: found, base }),
    )
    return preview.catch((error) => draw(unexpected(host, error), preferredLanguage(navigator.languages)))
  }
  const drawn = start(found, address, host, draw)
  monitor(found, window, drawn)
  await drawn
}

function unexpected(host: Host, error: unknown): BootResult {
  reportError(error)
  host.notify({ message: 'error', reason: 'Error' })
  return { kind: 'problem', about: 'unexpected', details: [error instanceof Error ? error.message : String(error)] }
}

type Draw = (shown: PageState, language: Language) => Promise<void>

async function start(config: Config, address: Address, host: Host, draw: Draw): Promise<void> {
  await draw({ kind: 'loading' }, 'en')
  const booted = await boot(config, address, host, base).catch((error) => unexpected(host, error))
  const retry = () => void start(config, address, host, draw)
  if (booted.kind === 'running') await draw(booted, booted.language)
  else await draw({ ...booted, retry }, preferredLanguage(navigator.languages))
}

/** A language that cannot be fetched is no reason to show nothing. */
async function findMessages(language: Language): Promise<[Language, Messages]> {
  try {
    return [language, await loadMessages(language)]
  } catch {
    return ['en', await loadMessages('en')]
  }
}

/** Without any words there is only what stands in index.html. */
function showUnavailable(error: unknown) {
  reportError(error)
  document.getElementById('unavailable')?.removeAttribute('hidden')
}

/** Draws in a language; the page is told which, so that it is spoken and hyphenated right. */
async function createPainter(root: ReturnType<typeof createRoot>, host: Host, config: Config | null): Promise<Draw> {
  return async (shown, language) => {
    const [spoken, messages] = await findMessages(language)
    const text = createTextSource(createFormatter(spoken, messages))
    document.documentElement.lang = spoken
    if (shown.kind === 'loading') document.title = text.format('app.title', { product: productView(config).name })
    root.render(<Page shown={shown} text={text} host={host} config={config} />)
  }
}
