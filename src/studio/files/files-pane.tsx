/** The files that are open, where each is kept, and what else can be opened. */

import { usePlace, useSave } from '../storage/context.tsx'
import { chooseFile } from '../storage/disk.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { documentsThere } from '../store/files.ts'
import { useTexts } from '../ui-texts.tsx'
import { OpenButtons } from './open-buttons.tsx'

export function FilesPane() {
  const text = useTexts()
  const { store, replace } = useStudio()
  const save = useSave()
  const { handles } = usePlace()
  const opened = useStudioState((state) => state.opened)
  const flow = useStudioState(({ file }) => file)
  const document = useStudioState((state) => state.document)
  const tests = useStudioState((state) => state.tests)
  const others = useStudioState((state) => state.others)
  const written = useStudioState(({ saveState }) => saveState.written)
  const openOlder = async () => {
    const older = await chooseFile()
    if (older) replace(store.getState().file, older.text, { code: 'older-version', name: older.name })
  }
  return (
    <div className="files">
      <ul>
        {documentsThere({ opened, file: flow, document, tests, others }).map(([file, { base, text: now }]) => (
          <li key={file}>
            <code>{file}</code>{' '}
            <small>
              {now === base ? text('files.same') : text('files.differs')}
              {now === written[file] ? `, ${text(handles[file] ? 'files.written' : 'files.downloaded')}` : null}
            </small>
          </li>
        ))}
      </ul>
      <div className="actions">
        <button type="button" onClick={save}>
          {text('save')}
        </button>
        <button type="button" onClick={() => void openOlder()}>
          {text('open.older')}
        </button>
      </div>
      <p className="quiet">{text('open.older.what')}</p>
      <h2>{text('open.other')}</h2>
      <OpenButtons />
    </div>
  )
}
