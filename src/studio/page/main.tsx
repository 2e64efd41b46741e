/** The page of the studio: opens the flow that the address names, `?flow=connect` by default. */
import { createRoot } from 'react-dom/client'
import { parseDocument } from '../../analysis/index.ts'
import { defined } from '../../flow/index.ts'
import { open } from '../files/opened.ts'
import { loadTexts, TextsProvider } from '../texts.tsx'
import { Studio } from './studio.tsx'
import { trustOwnScripts } from './trust-own-scripts.ts'

trustOwnScripts()
const root = createRoot(defined(document.getElementById('root'), 'element #root'))
const name = new URLSearchParams(location.search).get('flow') ?? 'connect'
const [texts, opened] = await Promise.all([loadTexts(), open(name)])
const [flow] = opened ? opened.files.flows : []

if (!opened || !flow) root.render(<p role="alert">{texts('problem.none', { name })}</p>)
else if (parseDocument(flow.file, flow.text).syntaxErrors.length > 0)
  root.render(<p role="alert">{texts('problem.json', { name: flow.file })}</p>)
else
  root.render(
    <TextsProvider texts={texts}>
      <Studio opened={opened} flow={flow} />
    </TextsProvider>,
  )
