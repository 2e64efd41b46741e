/** Compares what the checks find after an edit with what they found before it. */
import type { Finding } from '../../lint/index.ts'
import { undo } from '../document/document.ts'
import { isJudged } from '../document/edits/edit.ts'
import { isVariantFlow } from '../document/pointer-in-file.ts'
import { readFlow } from '../document/read-flow.ts'
import { documentOf } from '../store/documents.ts'
import { allFiles, filesNow } from '../store/files.ts'
import type { Alternative, StudioState } from '../store/state.ts'
import type { Studio } from '../store/store.ts'
import { lastFile, type UndoSteps } from '../store/undo-steps.ts'
import { checkApart } from '../workers/check-apart.ts'
import { alternativesTo } from './alternatives.ts'
import { findAlternative } from './find-alternative.ts'
import { newFindings } from './new-findings.ts'

/** How long alternatives are searched for. */
const limitMs = 3000

interface Judged {
  /** Of the flow in front. */
  file: string
  text: string
  findings: readonly Finding[]
  undoSteps: UndoSteps
  attempt: number
}

export function judgeEdits({ store, setObjection }: Studio): void {
  /** Texts without an objection, or with one that the user has dismissed, the latest last: an undo leads back to one. */
  let known: readonly Judged[] = []
  const accept = (judged: Judged) => {
    const earlier = known.filter(({ undoSteps }) => undoSteps.past.length < judged.undoSteps.past.length)
    known = [...earlier, judged]
  }
  store.subscribe((state, earlier) => {
    const { document, checks, objection, file } = state
    const judged = judgedOf(state)
    // The user has dismissed the objection, or made another edit.
    if (earlier.objection && !objection) accept(judgedOf(earlier))
    if (checks === earlier.checks || checks.state !== 'checked') return
    const label = documentOf(state, lastFile(state.undoSteps.past) ?? file).past.at(-1)
    const accepted = known.find((each) => isNextEdit(each, judged))
    const found = accepted ? newFindings(accepted.findings, checks.findings) : []
    if (!accepted || found.length === 0 || !label || !isJudged(label)) {
      accept(judged)
      return
    }
    const { text, findings } = accepted
    const files = filesNow(state)
    // Alternatives are edits of a whole flow; the file of a variant contains only what differs.
    const isEditable = undo(document).text === text && !isVariantFlow(state.definition)
    const before = isEditable ? readFlow(file, [...allFiles(files), { file, text }]) : null
    const alternatives = before ? alternativesTo(label, before) : []
    setObjection({ findings: found, alternative: null, isSearching: alternatives.length > 0 })
    const { version } = document
    const finish = (alternative: Alternative | null) => {
      const now = store.getState()
      if (now.objection && now.document.version === version)
        setObjection({ ...now.objection, alternative, isSearching: false })
    }
    if (alternatives.length === 0) return
    const { check, stop } = checkApart({ ...files, flows: [{ file, text }] }, limitMs)
    findAlternative(alternatives, text, findings, check)
      .then(finish, () => finish(null))
      .finally(stop)
  })
}

const judgedOf = (state: StudioState): Judged => {
  const { file, document, checks, undoSteps, attempt } = state
  return { file, text: document.text, findings: checks.findings, undoSteps, attempt }
}

/**
 * Whether one edit, and nothing else, has led from one to the other. After an undo, after two edits of which the first was
 * not checked by itself, or where the file to compare with has changed, the latest edit need not have caused what is found.
 */
const isNextEdit = (before: Judged, now: Judged): boolean =>
  before.file === now.file &&
  before.attempt === now.attempt &&
  now.undoSteps.past.length === before.undoSteps.past.length + 1 &&
  before.undoSteps.past.every((step, index) => step === now.undoSteps.past[index])
