/** Redirect mode: at the end the browser goes to the host's page, with the outcome in the fragment (docs/host.md). */
import { type HostMessage, toPost } from '../messages/index.ts'
import { newId } from './new-id.ts'
import type { Host, Listener } from './report.ts'

/** What the fragment says. */
type Ending = Readonly<Record<string, string>>

export function createReturn(url: URL, host: Host, page: Pick<Window, 'location'>): Listener {
  let ending: Ending = { status: 'exit' }

  function receive(message: HostMessage) {
    if (message.message === 'close') {
      url.hash = new URLSearchParams(ending).toString()
      page.location.replace(url)
    } else if (ending['status'] === 'exit') ending = endingAfter(message) ?? ending
  }

  function endingAfter(message: HostMessage): Ending | null {
    if (message.message === 'error') return { status: 'exit', reason: message.reason }
    if (message.message !== 'success') return null
    const { body, target } = toPost(message, {
      prefix: '',
      pinned: host.pin({ handshake: url.origin }),
      newId,
      session: null,
    })
    if (target === '*') return { status: 'exit', reason: 'OriginUnverified' }
    const { public_token, job_guid, data, answers } = body
    const texts = { public_token, job_guid, data: toJson(data), answers: toJson(answers) }
    const fitting = Object.entries(texts).filter(
      ([, text]) => typeof text === 'string' && text !== '' && text.length <= longestText,
    )
    return { status: 'success', ...(Object.fromEntries(fitting) as Ending) }
  }

  return (report) => {
    if (report.kind === 'message') receive(report.message)
  }
}

/**
 * Characters. Browsers open no address of more than one or two million, of which a character may take nine. What is too
 * long is left out: the host still hears that there is a result.
 */
const longestText = 50_000

const toJson = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value))
