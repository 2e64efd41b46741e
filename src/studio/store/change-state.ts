/** The state after a change of a file: the flow as it now is, the selection where it was, and nothing judged yet. */
import { childPointer, defined, valueAtPointer } from '../../flow/index.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import type { StudioDocument } from '../document/document.ts'
import type { Edit } from '../document/edits/edit.ts'
import { editVariant } from '../document/edits/edit-variant.ts'
import { stepAt } from '../document/place-at.ts'
import { pointerAt, rangeAt } from '../document/place-in-text.ts'
import { isVariantFlow, pointerInFile } from '../document/pointer-in-file.ts'
import { readFlow, readVariant } from '../document/read-flow.ts'
import { withDocument, withFlow } from './documents.ts'
import { allFiles, filesNow, textFilesOf } from './files.ts'
import type { Checks, Results, ShownText, StudioState } from './state.ts'

export function withChange(state: StudioState, path: string, document: StudioDocument): Partial<StudioState> {
  const changed = withDocument(state, path, document)
  const definition = readFlow(state.file, allFiles(filesNow({ ...state, ...changed })), state.definition)
  const judged = { ...changed, ...working(state), objection: null, isSound: definition !== null }
  const flow = { ...judged, ...(definition && { definition }) }
  if (path !== state.file) return flow
  const anchor = document.transactions.reduce((at, { changes }) => changes.mapPos(at, 1), state.anchor)
  if (definition === null) return { ...flow, anchor }
  // In a variant most of the flow is not written, so a place of the text does not say what is selected.
  const followed = isVariantFlow(definition) ? state.selected : pointerAt(document.text, anchor)
  const near = nearestStep(state, definition)
  const followedStep = stepAt(followed, definition)
  const isRenamed = followedStep !== null && !Object.hasOwn(state.definition.steps, followedStep)
  if (near === null || isRenamed) return { ...flow, anchor, selected: followed }
  const selected = childPointer('', 'steps', near)
  return { ...flow, selected, anchor: rangeAt(document.text, pointerInFile(definition, selected)).from }
}

/** The step that comes after the selected one, which is gone. null: it is not gone, or it was no step. */
function nearestStep({ selected, definition: before }: StudioState, { path, steps }: FlowDefinition): string | null {
  const gone = stepAt(selected, before)
  if (gone === null || Object.hasOwn(steps, gone)) return null
  const after = before.path.slice(before.path.indexOf(gone)).find((step) => path.includes(step))
  return after ?? path.at(-1) ?? null
}

/** The flow that a file gives, in front. null: it gives none. */
export function withFront(state: StudioState, file: string): Partial<StudioState> | null {
  const switched = withFlow(state, file)
  const definition = readFlow(file, allFiles(filesNow({ ...state, ...switched })), state.definition)
  if (!definition) return null
  const isThere = valueAtPointer(definition, state.selected) !== undefined
  const selected = isThere ? state.selected : '/path/0'
  return {
    ...switched,
    ...working({ ...state, results: { ...state.results, tests: null, effects: null } }),
    definition,
    isSound: true,
    selected,
    anchor: rangeAt(switched.document.text, pointerInFile(definition, selected)).from,
    objection: null,
    compared: null,
    run: null,
    shownText: null,
    switches: state.switches + 1,
  }
}

/** The flow in front; where a file gives none, its text. Nothing changes if it is not there. */
export function withFlowShown(state: StudioState, file: string, finding: ShownText['finding']): Partial<StudioState> {
  if (file === state.file) return { shownText: null }
  const front = withFront(state, file)
  if (front) return front
  if (!textFilesOf(state).includes(file)) return {}
  return { shownText: { file, finding }, front: { ...state.front, centre: 'text' }, area: 'centre' }
}

/** An edit of the flow in front, if its file had this text. In a variant the edit changes what its file merges. */
export function editFlow(state: StudioState, text: string, edit: (text: string) => Edit | null): Edit | null {
  if (!state.isSound) return null
  if (!isVariantFlow(state.definition)) return edit(text)
  const files = allFiles(filesNow(state)).map((each) => (each.file === state.file ? { ...each, text } : each))
  return editVariant(text, defined(readVariant(state.file, files), 'variant'), edit)
}

/** What the user has stopped stays so. */
export const working = ({ checks, results }: Judged): Judged => ({
  checks: { ...checks, state: checks.state === 'stopped' ? 'stopped' : 'checking' },
  results: { ...results, state: results.state === 'stopped' ? 'stopped' : 'working' },
})

type Judged = Pick<StudioState, 'checks' | 'results'>

export const withState = (
  { checks, results }: Judged,
  ofChecks: Checks['state'],
  ofResults: Results['state'],
): Judged => ({
  checks: { ...checks, state: ofChecks },
  results: { ...results, state: ofResults },
})
