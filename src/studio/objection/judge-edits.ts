/** Compares what the checks find after an edit with what they found before it. */
import type { Finding } from '../../lint/index.ts'
import { undo } from '../document/document.ts'
import { isJudged } from '../document/edits/edit.ts'
import { readFlow } from '../document/read-flow.ts'
import { documentOf } from '../store/documents.ts'
import { allFiles, filesNow, versionOf, withText } from '../store/files.ts'
import type { Alternative, Objection, StudioState } from '../store/state.ts'
import type { Studio } from '../store/store.ts'
import { lastFile, type UndoSteps } from '../store/undo-steps.ts'
import { checkApart, stopped } from '../workers/check-apart.ts'
import { alternativesTo } from './alternatives.ts'
import { findAlternative } from './find-alternative.ts'
import { newFindings } from './new-findings.ts'

/** How long alternatives are searched for, for each flow that is checked. */
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
  /** Of the texts whose objection the user has dismissed. */
  let dismissed: number | null = null
  let endSearch = () => {}
  /** What is not checked as a whole is nothing to compare with. */
  const accept = (state: StudioState) => {
    if (state.checks.state !== 'checked') return
    const judged = judgedOf(state)
    const earlier = known.filter(({ undoSteps }) => undoSteps.past.length < judged.undoSteps.past.length)
    known = [...earlier, judged]
  }

  function search(alternatives: readonly Alternative[], { text, findings }: Judged): void {
    const state = store.getState()
    const finish = (found: Pick<Objection, 'alternative' | 'rejected' | 'search'>) => {
      const now = store.getState()
      if (now.objection && versionOf(now) === versionOf(state)) setObjection({ ...now.objection, ...found })
    }
    const files = withText(filesNow(state), state.file, text)
    const wrongAmong = (now: readonly Finding[]) => newFindings(findings, now)
    const { against, stop } = checkApart(state.file, wrongAmong, limitMs * files.flows.length)
    endSearch = stop
    findAlternative(alternatives, files, state.file, against)
      .then(
        (found) => finish({ ...found, search: found.alternative ? 'found' : 'none' }),
        (cause) => {
          finish({ alternative: null, rejected: null, search: 'timed-out' })
          // A mistake of ours is reported like any other.
          if (cause !== stopped) throw cause
        },
      )
      .finally(stop)
  }

  store.subscribe((state, earlier) => {
    const { checks, objection, file } = state
    // The user has dismissed the objection, or made another edit.
    if (earlier.objection && !objection) {
      endSearch()
      if (versionOf(state) === versionOf(earlier)) dismissed = versionOf(state)
      accept(earlier)
    }
    if (checks === earlier.checks || !isVerdict(checks)) return
    const label = documentOf(state, lastFile(state.undoSteps.past) ?? file).past.at(-1)
    const accepted = known.find((each) => isNextEdit(each, judgedOf(state)))
    const found = accepted ? newFindings(accepted.findings, checks.findings) : []
    if (!accepted || found.length === 0 || !label || !isJudged(label) || dismissed === versionOf(state)) {
      accept(state)
      // Where everything is checked, a cause may be known of which the first findings are consequences.
      if (accepted && objection && checks.state === 'checked') setObjection(null)
      return
    }
    if (objection) {
      setObjection({ ...objection, findings: found })
      return
    }
    const before = flowBefore(state, accepted.text)
    const alternatives = before ? alternativesTo(label, before) : []
    setObjection({
      findings: found,
      alternative: null,
      rejected: null,
      search: alternatives.length > 0 ? 'searching' : 'never',
    })
    if (alternatives.length > 0) search(alternatives, accepted)
  })
}

/** The flow in front is judged before the others are: what is found in it need not wait for them. */
const isVerdict = ({ state }: StudioState['checks']): boolean => state === 'front-checked' || state === 'checked'

/** With everything merged in. null: the edit was not one of the flow in front. */
function flowBefore(state: StudioState, text: string) {
  const { file, document } = state
  if (undo(document).text !== text) return null
  return readFlow(file, allFiles(withText(filesNow(state), file, text)))
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
