/**
 * The first module of the page to arrive: it requests what the first screen needs while the code that draws it is still
 * on its way (docs/decisions/0024). It imports no other file of the build, so that nothing delays it.
 */
import { createEarlyFetch } from '../api/index.ts'
import { preferredLanguage } from '../i18n/index.ts'
import './shell.css'
import { brandShell } from './brand-shell.ts'
import { configBlockId, readEarlyConfig } from './early-config.ts'
import { firstRequests } from './first-requests.ts'
import { tolerateForeignChanges } from './foreign-changes.ts'

/** Where the widget's own files lie. */
export const base = new URL(import.meta.env.BASE_URL, location.href).href

tolerateForeignChanges(Node.prototype)

// Around the card there is no host page in a window of its own (shell.css, layout.css).
if (window.top === window) document.documentElement.dataset['window'] = 'own'

const config = readEarlyConfig(document.getElementById(configBlockId)?.textContent ?? null)
const early = createEarlyFetch()
if (config) {
  for (const request of firstRequests(config, window, base)) early.send(request)
  brandShell(config, window)
}

/** Returns the responses to what was requested here. */
export const send = early.fetch

/** The one that is spoken until the client is known. Not every browser, and no translator, keeps the list. */
export const browserLanguage = preferredLanguage(navigator.languages)

// The build lists the files of all languages as links without effect (scripts/widget-files.ts).
const messages = document.querySelector<HTMLLinkElement>(`link[data-language=${browserLanguage}]`)
if (messages) messages.rel = 'modulepreload'
