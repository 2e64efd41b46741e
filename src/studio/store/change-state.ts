/** The state after a change of a file: the flow as it now is, the selection where it was, and nothing judged yet. */
import { defined, valueAtPointer } from '../../flow/index.ts'
import type { StudioDocument } from '../document/document.ts'
import type { Edit } from '../document/edits/edit.ts'
import { editVariant } from '../document/edits/edit-variant.ts'
import { pointerAt, rangeAt } from '../document/place-in-text.ts'
import { isVariantFlow, pointerInFile } from '../document/pointer-in-file.ts'
import { readFlow, readVariant } from '../document/read-flow.ts'
import { withDocument, withFlow } from './documents.ts'
import { allFiles, filesNow } from './files.ts'
import type { StudioState } from './state.ts'

export function withChange(state: StudioState, path: string, document: StudioDocument): Partial<StudioState> {
  const changed = withDocument(state, path, document)
  const definition = readFlow(state.file, allFiles(filesNow({ ...state, ...changed })))
  const judged = { ...changed, ...working(state), objection: null, isSound: definition !== null }
  const flow = { ...judged, ...(definition && { definition }) }
  if (path !== state.file) return flow
  const anchor = defined(document.transaction, 'transaction of a change').changes.mapPos(state.anchor, 1)
  // In a variant most of the flow is not written, so a place of the text does not say what is selected.
  const isFollowed = definition !== null && !isVariantFlow(definition)
  return { ...flow, anchor, ...(isFollowed && { selected: pointerAt(document.text, anchor) }) }
}

/** The flow that a file gives, in front. null: it gives none. */
export function withFront(state: StudioState, file: string): Partial<StudioState> | null {
  const switched = withFlow(state, file)
  const definition = readFlow(file, allFiles(filesNow({ ...state, ...switched })))
  if (!definition) return null
  const isThere = valueAtPointer(definition, state.selected) !== undefined
  const selected = isThere ? state.selected : '/path/0'
  return {
    ...switched,
    ...working(state),
    definition,
    isSound: true,
    selected,
    anchor: rangeAt(switched.document.text, pointerInFile(definition, selected)).from,
    objection: null,
    compared: null,
    run: null,
    switches: state.switches + 1,
  }
}

/** An edit of the flow in front. In a variant the edit changes what its file merges. */
export function editFlow(state: StudioState, edit: (text: string) => Edit | null): Edit | null {
  if (!state.isSound) return null
  const { text } = state.document
  if (!isVariantFlow(state.definition)) return edit(text)
  return editVariant(text, defined(readVariant(state.file, allFiles(filesNow(state))), 'variant'), edit)
}

export const working = ({ checks, results }: Pick<StudioState, 'checks' | 'results'>) =>
  ({ checks: { ...checks, state: 'checking' }, results: { ...results, state: 'working' } }) as const
