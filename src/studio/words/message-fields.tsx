import { childPointer, valueAtPointer } from '../../flow/index.ts'
import type { LanguageName, Texts } from '../../generated/flow.types.ts'
import { messageTexts } from '../../generated/message-texts.ts'
import { languages } from '../../i18n/index.ts'
import { LanguageFields } from '../controls/language-fields.tsx'
import { isAtOrBelow } from '../document/place-at.ts'
import { pointerInFlow } from '../document/pointer-in-file.ts'
import { useStudioState } from '../store/context.tsx'

interface MessageFieldsProps {
  /** Pointer to what has the words. */
  place: string
  /** Its key. */
  message: string
  change: (language: LanguageName, words: string) => void
}

/** A message with the words that a place has for it, and what the linter finds in them. */
export function MessageFields({ place, message, change }: MessageFieldsProps) {
  const definition = useStudioState((state) => state.definition)
  const file = useStudioState((state) => state.file)
  const all = useStudioState((state) => state.checks.findings)
  const pointer = childPointer(place, 'words', message)
  const own = (valueAtPointer(definition, pointer) ?? {}) as Texts
  const ofFlow = place === '' ? undefined : definition.words?.[message]
  const usual = languages.map((each) => [each, ofFlow?.[each] ?? messageTexts[each][message]])
  const findings = all.filter(
    (finding) => finding.file === file && isAtOrBelow(pointerInFlow(finding.pointer), pointer),
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
}
