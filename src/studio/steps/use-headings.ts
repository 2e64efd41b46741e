import { use, useCallback } from 'react'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import { loadParser } from '../../i18n/index.ts'
import { headingOf } from '../document/heading.ts'
import { useStudioState } from '../store/context.tsx'

/** What headings need, beside what the window needs. */
async function loadNeeded() {
  const [{ messageTexts }, { parseMessage }, { sampleHeading }] = await Promise.all([
    import('../../generated/message-texts.ts'),
    loadParser(),
    import('./sample-heading.ts'),
  ])
  return { messageTexts, parseMessage, sampleHeading }
}

/** Without its headings the list has the names of the steps. */
const needed = loadNeeded().catch(() => null)

/**
 * The heading of a step in the language of the preview. The list waits for it: rows that grow later move away from under
 * the pointer.
 */
export function useHeadings(definition: FlowDefinition): (step: string) => string | null {
  const language = useStudioState((state) => state.language)
  const loaded = use(needed)
  return useCallback(
    (step) => {
      if (!loaded) return null
      const heading = headingOf(definition, step, language, loaded.messageTexts[language])
      return heading === null ? null : loaded.sampleHeading(heading, language, loaded.parseMessage)
    },
    [definition, language, loaded],
  )
}
