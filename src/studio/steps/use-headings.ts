import { useCallback, useEffect, useState } from 'react'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import type { messageTexts } from '../../generated/message-texts.ts'
import { headingOf } from '../document/heading.ts'
import { useStudioState } from '../store/context.tsx'

/** The heading of a step in the language of the preview. The usual texts arrive after the window is shown. */
export function useHeadings(definition: FlowDefinition): (step: string) => string | null {
  const language = useStudioState((state) => state.language)
  const [usual, setUsual] = useState<typeof messageTexts | null>(null)
  useEffect(() => {
    let isShown = true
    import('../../generated/message-texts.ts').then(
      (module) => isShown && setUsual(module.messageTexts),
      // Without its headings the list has the names of the steps.
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [])
  return useCallback(
    (step) => usual && headingOf(definition, step, language, usual[language]),
    [definition, language, usual],
  )
}
