/**
 * Entry of the page, and the first of its modules to arrive: it requests what the first screen needs while the code that
 * draws it is still on its way (docs/decisions/0024).
 */
import { createEarlyFetch } from '../api/index.ts'
import { loadMessages, preferredLanguage } from '../i18n/index.ts'
import { configBlockId, readEarlyConfig } from './early-config.ts'
import { firstRequests } from './first-requests.ts'

const base = new URL(import.meta.env.BASE_URL, location.href).href
const config = readEarlyConfig(document.getElementById(configBlockId)?.textContent ?? null)
const early = createEarlyFetch()
if (config) for (const request of firstRequests(config, location, base)) early.send(request)

// Whoever shows texts handles the failure.
loadMessages(preferredLanguage(navigator.languages)).catch(() => {})

const parsed = new Promise<unknown>((done) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', done)
  else done(null)
})
Promise.all([import('./main.tsx'), parsed])
  .then(([{ openPage }]) => openPage(base, early.fetch))
  .catch(showUnavailable)

/** Without code or texts only the message in index.html can be shown. */
function showUnavailable(error: unknown) {
  reportError(error)
  document.getElementById('app')?.setAttribute('hidden', '')
  document.getElementById('unavailable')?.removeAttribute('hidden')
}
