/** In the header: which flow is open, how far it has come, and where the edits are kept. */

import { usePlace } from '../storage/context.tsx'
import { useStudioState } from '../store/context.tsx'
import { changedDocuments } from '../store/files.ts'
import { stageOf } from '../store/stage.ts'
import type { StudioState } from '../store/state.ts'
import { type TextId, useTexts } from '../ui-texts.tsx'

export function StateLabel() {
  const text = useTexts()
  const { kind, handles } = usePlace()
  const stage = useStudioState(stageOf)
  const count = useStudioState((state) => changedDocuments(state).length)
  const differs = count > 0
  const { name } = useStudioState((state) => state.definition)
  const isOpenTwice = useStudioState((state) => state.isOpenTwice)
  const saved = useStudioState((state) =>
    changedDocuments(state).every(([file, document]) => state.saveState.written[file] === document.text),
  )
  const drafts = useStudioState(({ saveState }) => saveState.drafts)
  const where: TextId = saved ? (Object.keys(handles).length > 0 ? 'kept.file' : 'kept.download') : keptIn[drafts]
  return (
    <p>
      <span>{differs ? text('state.changed', { name, count }) : text('state.same', { name })}</span>{' '}
      <span className="stage">{text(stage === 'published' && kind === 'disk' ? 'stage.file' : `stage.${stage}`)}</span>
      {differs ? <small> {text(where)}</small> : null}
      {isOpenTwice ? <strong className="twice"> {text('state.twice')}</strong> : null}
    </p>
  )
}

const keptIn: Readonly<Record<StudioState['saveState']['drafts'], TextId>> = {
  kept: 'kept.draft',
  writing: 'kept.writing',
  refused: 'kept.nowhere',
}
