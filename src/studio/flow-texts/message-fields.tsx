import { memo, useCallback } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { childPointer, valueAtPointer } from '../../flow/index.ts'
import type { LanguageName, Texts } from '../../generated/flow.types.ts'
import { messageTexts } from '../../generated/message-texts.ts'
import { languages } from '../../i18n/index.ts'
import { LanguageFields } from '../controls/language-fields.tsx'
import { changeWords } from '../document/edits/change-words.ts'
import { isAtOrBelow } from '../document/place-at.ts'
import { pointerInFlow } from '../document/pointer-in-file.ts'
import { useStudio, useStudioState } from '../store/context.tsx'

interface MessageFieldsProps {
  /** Pointer to what has the words. */
  place: string
  /** Its key. */
  message: string
}

const none = {}

/** A message with the words that a place has for it, and what the linter finds in them. */
export const MessageFields = memo(function MessageFields({ place, message }: MessageFieldsProps) {
  const { apply } = useStudio()
  const pointer = childPointer(place, 'words', message)
  // A letter makes a new flow, in which the texts of the other messages are equal but not identical.
  const own = useStudioState(useShallow(({ definition }) => (valueAtPointer(definition, pointer) ?? none) as Texts))
  const ofFlow = useStudioState(
    useShallow(({ definition }) => (place === '' ? none : (definition.words?.[message] ?? none)) as Partial<Texts>),
  )
  const usual = languages.map((each) => [each, ofFlow[each] ?? messageTexts[each][message]])
  const findings = useStudioState(
    useShallow(({ checks, file }) =>
      checks.findings.filter(
        (finding) => finding.file === file && isAtOrBelow(pointerInFlow(finding.pointer), pointer),
      ),
    ),
  )
  const change = useCallback(
    (language: LanguageName, words: string) =>
      void apply((current) => changeWords(current, place, message, language, words)),
    [apply, place, message],
  )
  return (
    <LanguageFields
      label={message}
      texts={own}
      usual={Object.fromEntries(usual) as Record<LanguageName, string>}
      findings={findings}
      change={change}
    />
  )
})
