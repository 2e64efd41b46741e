import { isPointerBelow, lastSegment } from '../../flow/index.ts'
import type { LanguageName } from '../../generated/flow.types.ts'
import type { FormWords } from '../../generated/form.types.ts'
import { languages } from '../../i18n/index.ts'
import { LanguageFields } from '../controls/language-fields.tsx'
import { useStudioState } from '../store/context.tsx'
import { useForm } from './form-context.tsx'

/** One text of a form in every language. An empty one is removed, unless every form has it. */
export function FormTextFields({ label, of: key }: { label: string; of: string }) {
  const { form, file, at, change } = useForm()
  const all = useStudioState((state) => state.checks.findings)
  const findings = all.filter(
    (finding) =>
      finding.file === file &&
      (finding.params['key'] === key || (isPointerBelow(finding.pointer, at) && lastSegment(finding.pointer) === key)),
  )
  const write = (language: LanguageName, text: string) =>
    change(
      ({ texts, ...rest }) => ({ ...rest, texts: { ...texts, [language]: withKey(texts[language], key, text) } }),
      `${key} ${language}`,
    )
  return (
    <LanguageFields
      label={label}
      texts={Object.fromEntries(languages.map((each) => [each, form.texts[each][key] ?? '']))}
      usual={null}
      findings={findings}
      change={write}
    />
  )
}

const optional = /^text$|\.help$/

function withKey(words: FormWords, key: string, text: string): FormWords {
  const { [key]: _, ...others } = words
  return text === '' && optional.test(key) ? (others as FormWords) : { ...words, [key]: text }
}
