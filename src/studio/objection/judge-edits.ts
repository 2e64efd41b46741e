/** Compares what the checks find after an edit with what they found before it. */
import type { Finding } from '../../lint/index.ts'
import type { EditLabel } from '../document/edits/edit.ts'
import { readFlow } from '../document/read-flow.ts'
import type { Alternative, StudioState } from '../store/state.ts'
import type { Studio } from '../store/store.ts'
import { alternativesTo } from './alternatives.ts'
import { checkApart } from './check-apart.ts'
import { findAlternative } from './find-alternative.ts'
import { newFindings } from './new-findings.ts'

/** How long other ways are looked for. */
const limitMs = 3000

/** What is not one edit has no other way. */
const unjudged: ReadonlySet<EditLabel['code']> = new Set(['typed', 'draft-restored', 'file-changed', 'older-version'])

interface Judged {
  version: number
  text: string
  findings: readonly Finding[]
}

export function judgeEdits({ store, setObjection }: Studio): void {
  /** The latest text that nothing speaks against, or that was kept in spite of it. */
  let accepted: Judged | null = null
  store.subscribe((state, earlier) => {
    const { document, checks, objection, opened, file } = state
    const judged = judgedOf(state)
    // It was kept, also by going on.
    if (earlier.objection && !objection) accepted = judgedOf(earlier)
    if (checks === earlier.checks || checks.state !== 'checked') return
    const label = document.past.at(-1)
    const found = accepted && newFindings(accepted.findings, checks.findings)
    if (!accepted || !found || found.length === 0 || !label || unjudged.has(label.code)) {
      accepted = judged
      return
    }
    const { text, findings } = accepted
    const before = accepted.version === document.version - 1 ? readFlow(text) : null
    const alternatives = before ? alternativesTo(label, before) : []
    setObjection({ findings: found, alternative: null, isSearching: alternatives.length > 0 })
    const { version } = document
    const finish = (alternative: Alternative | null) => {
      const now = store.getState()
      if (now.objection && now.document.version === version)
        setObjection({ ...now.objection, alternative, isSearching: false })
    }
    if (alternatives.length === 0) return
    const { check, stop } = checkApart({ ...opened.files, flows: [{ file, text }] }, limitMs)
    findAlternative(alternatives, text, findings, check)
      .then(finish, () => finish(null))
      .finally(stop)
  })
}

const judgedOf = ({ document: { version, text }, checks: { findings } }: StudioState): Judged => ({
  version,
  text,
  findings,
})
