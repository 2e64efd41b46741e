/** The page of the studio: opens the flow that the address names, `?flow=connect` by default. */
import { createRoot } from 'react-dom/client'
import { parseDocument } from '../../analysis/index.ts'
import { checkShape, defined, type Shape } from '../../flow/index.ts'
import { flowShape } from '../../generated/flow.shape.ts'
import type { File } from '../../lint/index.ts'
import { open } from '../files/opened.ts'
import { loadTexts, TextsProvider } from '../texts.tsx'
import { Studio } from './studio.tsx'
import { trustOwnScripts } from './trust-own-scripts.ts'

trustOwnScripts()
const root = createRoot(defined(document.getElementById('root'), 'element #root'))
const name = new URLSearchParams(location.search).get('flow') ?? 'connect'
const [texts, opened] = await Promise.all([loadTexts(), open(name)])
const [flow] = opened ? opened.files.flows : []

root.render(
  opened && flow && isFlow(flow) ? (
    <TextsProvider texts={texts}>
      <Studio opened={opened} flow={flow} />
    </TextsProvider>
  ) : (
    <p role="alert">{texts(flow ? 'flow.shape' : 'flow.none', { name })}</p>
  ),
)

/** Anything else that is wrong with it can be mended here. */
function isFlow({ file, text }: File): boolean {
  const { value, syntaxErrors } = parseDocument(file, text)
  return syntaxErrors.length === 0 && checkShape(flowShape as Shape, value).length === 0
}
