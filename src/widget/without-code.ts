/**
 * Where the code does not run: shows what index.html contains for this (scripts/unavailable-page.ts), and tells the host.
 * A script of its own, built for browsers from 2018 on; `watch.ts` loads it when the page has been parsed.
 */
import { channelVersions, defaultPrefix, type HostMessage, toPost } from '../messages/index.ts'
import { configBlockId } from './early-config.ts'
import { hostWindow } from './host-window.ts'
import { newId } from './new-id.ts'
import { isSupported } from './supported.ts'
import { unavailablePart } from './unavailable.ts'

const host = hostWindow(window)

function notify(message: HostMessage) {
  const { body, target } = toPost(message, { prefix: prefix(), pinned: null, newId, session: null })
  host?.postMessage(body, target)
}

function prefix(): string {
  try {
    return JSON.parse(document.getElementById(configBlockId)?.textContent?.trim() ?? '').messagePrefix || defaultPrefix
  } catch {
    return defaultPrefix
  }
}

/** Leaves the section in the user's language; the first one is in English. */
function keepLanguage(part: HTMLElement) {
  const sections = Array.from(part.querySelectorAll<HTMLElement>('section'))
  const inLanguage = (navigator.languages || []).map(
    (each) => sections.filter(({ lang }) => lang === each.slice(0, 2))[0],
  )
  const kept = inLanguage.filter(Boolean)[0] ?? sections[0]
  for (const section of sections) section.hidden = section !== kept
}

function showSection(part: HTMLElement) {
  const why = isSupported() ? 'unavailable' : 'unsupported'
  part.setAttribute('data-why', why)
  // The styles may not have arrived either.
  for (const words of Array.from(part.querySelectorAll<HTMLElement>('[data-of]')))
    words.hidden = words.dataset.of !== why
  keepLanguage(part)
  // What stands before the widget hides it (shell.css), and no longer if the widget is drawn after all.
  document.body.prepend(part)
  for (const button of Array.from(part.querySelectorAll('button'))) {
    button.hidden = host === null
    button.addEventListener('click', () => notify({ message: 'close' }))
  }
  // The SDK shows the page, and listens to it, after a hello only. An earlier one may have opened a port that is silent now.
  notify({ message: 'hello', nonce: newId(), versions: channelVersions })
  notify({ message: 'error', reason: 'Error' })
}

const part = unavailablePart()
// The code may have arrived after all, or this may be its second failure.
if (part && !part.hasAttribute('data-why')) showSection(part)
