/** Lints in a thread of its own: names and shapes at once, then everything, unless a newer text has arrived meanwhile. */
import { lint, needsModel, rules } from '../../lint/index.ts'
import type { CheckAnswer, CheckRequest } from './protocol.ts'

const ofNames = rules.filter((rule) => !needsModel(rule))
let latest = 0

self.addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  const { version, files, extent } = data
  latest = version
  answer({ version, findings: lint(files, ofNames), isComplete: false })
  // Requests that have arrived meanwhile are received before this one is worked on.
  setTimeout(() => {
    if (version === latest && extent === 'everything') answer({ version, findings: lint(files), isComplete: true })
  })
})

const answer = (found: CheckAnswer) => self.postMessage(found)
