import { useCallback, useEffect, useState } from 'react'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import { loadParser } from '../../i18n/index.ts'
import { headingOf } from '../document/heading.ts'
import { useStudioState } from '../store/context.tsx'

/** What headings need; it arrives after the window is shown. */
async function loadNeeded() {
  const [{ messageTexts }, { parseMessage }, { sampleHeading }] = await Promise.all([
    import('../../generated/message-texts.ts'),
    loadParser(),
    import('./sample-heading.ts'),
  ])
  return { messageTexts, parseMessage, sampleHeading }
}

type Needed = Awaited<ReturnType<typeof loadNeeded>>

/** The heading of a step in the language of the preview. */
export function useHeadings(definition: FlowDefinition): (step: string) => string | null {
  const language = useStudioState((state) => state.language)
  const [needed, setNeeded] = useState<Needed | null>(null)
  useEffect(() => {
    let isShown = true
    loadNeeded().then(
      (loaded) => isShown && setNeeded(loaded),
      // Without its headings the list has the names of the steps.
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [])
  return useCallback(
    (step) => {
      if (!needed) return null
      const heading = headingOf(definition, step, language, needed.messageTexts[language])
      return heading === null ? null : needed.sampleHeading(heading, language, needed.parseMessage)
    },
    [definition, language, needed],
  )
}
