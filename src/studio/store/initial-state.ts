import { childPointer, defined } from '../../flow/index.ts'
import type { SourceFile } from '../../flow-files/index.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import { rangeAt } from '../document/place-in-text.ts'
import { pointerInFile } from '../document/pointer-in-file.ts'
import { readFlow } from '../document/read-flow.ts'
import { openDocuments } from './documents.ts'
import { allFiles, documentsIn, filesNow } from './files.ts'
import type { Opened, StudioState } from './state.ts'

/**
 * @param drafts what was not saved, by file
 * @param lastSound the flow that they gave last, if they give none now
 * @returns null if the text of the file is not a flow
 */
export function initialState(
  opened: Opened,
  drafts: readonly SourceFile[],
  lastSound: FlowDefinition | null,
): StudioState | null {
  const documents = openDocuments(opened, drafts)
  const { file, document } = documents
  const sound = readFlow(file, allFiles(filesNow(documents)))
  const definition = sound ?? lastSound ?? readFlow(file, allFiles(opened.files))
  if (!definition) return null
  const selected = childPointer('', 'steps', defined(definition.path[0], 'first step'))
  return {
    ...documents,
    undoSteps: { past: documentsIn(documents).flatMap(([path, { past }]) => past.map(() => [path])), future: [] },
    switches: 0,
    definition,
    isSound: sound !== null,
    selected,
    anchor: rangeAt(document.text, pointerInFile(definition, selected)).from,
    customer: null,
    language: 'en',
    checks: { findings: [], version: 0, state: 'checking' },
    objection: null,
    results: { tests: null, effects: null, state: 'working' },
    attempt: 0,
    saveState: { drafts: 'kept', outdated: [], written: {} },
    isOpenTwice: false,
    compared: null,
    run: null,
    shownText: null,
    said: '',
    front: {},
    area: 'steps',
  }
}
