/** Draws the page with React, for the session that `open-page.ts` has started meanwhile. */
import '../ui/styles/index.css'
import { createRoot } from 'react-dom/client'
import type { Theme } from '../generated/config.types.ts'
import type { TextSource } from '../ui/index.ts'
import { keepPage } from './keep-page.ts'
import { Page } from './page.tsx'
import { findTexts } from './page-texts.ts'
import { type Painter, type PainterOptions, paintWith } from './painter.ts'
import { ignoreRepeatedPresses } from './repeated-presses.ts'
import { markStarted, unavailablePart } from './unavailable.ts'
import { productView } from './view.ts'

markStarted()
ignoreRepeatedPresses(window)
keepPage(window)
paintWith(createPainter)

function createPainter({ host, config, warn, onCaughtError, onLeave }: PainterOptions): Painter {
  const root = createRoot(document.getElementById('app') as HTMLElement, { onCaughtError })
  let theme: Theme = {}
  let text: TextSource | null = null
  let render = () => {}
  host.controls.theme = (given) => {
    theme = given
    render()
  }
  return {
    root,
    draw: async (shown, language) => {
      // If no texts arrive later on, those that are there serve as well.
      const found = await findTexts(shown, language, warn).catch((error) => text ?? Promise.reject(error))
      text = found
      document.documentElement.lang = found.locale
      if (shown.kind === 'loading') document.title = found.format('app.title', { product: productView(config).name })
      const page = { shown, text: found, host, config, onLeave }
      render = () => root.render(<Page {...page} theme={theme} />)
      render()
      unavailablePart()?.remove()
      host.report({ kind: 'page', shown })
    },
  }
}
