/** The page of the studio: opens the flow that the address names, `?flow=connect` by default. */
import { createRoot } from 'react-dom/client'
import { defined } from '../../flow/index.ts'
import { testsFileOf } from '../../flow-tests/index.ts'
import { runChecks } from '../checks/run-checks.ts'
import { keepDraft, readDraft } from '../files/draft.ts'
import { type Opened, open } from '../files/opened.ts'
import { watchOtherTabs } from '../files/other-tabs.ts'
import { judgeEdits } from '../objection/judge-edits.ts'
import { runResults } from '../results/run-results.ts'
import { StudioProvider } from '../store/context.tsx'
import { createStudio, type Studio } from '../store/store.ts'
import { loadTexts, TextsProvider } from '../texts.tsx'
import { StudioWindow } from './studio-window.tsx'
import { trustOwnScripts } from './trust-own-scripts.ts'

trustOwnScripts()
const root = createRoot(defined(document.getElementById('root'), 'element #root'))
const name = new URLSearchParams(location.search).get('flow') ?? 'connect'
const [texts, opened] = await Promise.all([loadTexts(), open(name)])
const studio = opened && start(opened)

root.render(
  studio ? (
    <TextsProvider texts={texts}>
      <StudioProvider studio={studio}>
        <StudioWindow />
      </StudioProvider>
    </TextsProvider>
  ) : (
    <p role="alert">{texts(opened ? 'flow.shape' : 'flow.none', { name })}</p>
  ),
)

function start(files: Opened): Studio | null {
  const { file, text } = defined(files.files.flows[0], 'flow')
  const created = createStudio(files, readDraft(file, text), (tests) => readDraft(tests.file, tests.text))
  if (!created) return null
  runChecks(created)
  judgeEdits(created)
  runResults(created)
  watchOtherTabs(file, () => created.store.setState({ isOpenTwice: true }))
  created.store.subscribe(({ document, tests }, before) => {
    if (document.version !== before.document.version) keepDraft(file, document)
    if (tests && tests.version !== before.tests?.version) keepDraft(testsFileOf(file), tests)
  })
  return created
}
