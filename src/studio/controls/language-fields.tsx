/** One text in each language, side by side where there is room: the usual one, and what is written in its place. */
import { memo, useId, useMemo } from 'react'
import { pointerSegments } from '../../flow/index.ts'
import type { LanguageName } from '../../generated/flow.types.ts'
import { languages } from '../../i18n/index.ts'
import type { Finding } from '../../lint/index.ts'
import { useStudio } from '../store/context.tsx'
import { useTexts } from '../ui-texts.tsx'
import './language-fields.css'

interface LanguageFieldsProps {
  /** What the texts are. */
  label: string
  texts: Readonly<Partial<Record<LanguageName, string>>>
  /** What is shown where nothing is written; null: nothing. */
  usual: Readonly<Record<LanguageName, string>> | null
  findings: readonly Finding[]
  change: (language: LanguageName, text: string) => void
}

export function LanguageFields({ label, texts, usual, findings, change }: LanguageFieldsProps) {
  const parts = useMemo(
    () => languages.map((language) => ({ language, found: findingsIn(findings, language) })),
    [findings],
  )
  return (
    <fieldset className="languages">
      <legend>{label}</legend>
      <div>
        {parts.map(({ language, found }) => (
          <LanguageField
            key={language}
            label={label}
            language={language}
            text={texts[language] ?? ''}
            usual={usual?.[language] ?? null}
            findings={found}
            change={change}
          />
        ))}
      </div>
      <Findings findings={findingsIn(findings, null)} />
    </fieldset>
  )
}

/** A text that is missing is marked where the others are. */
const languageOf = ({ params, pointer }: Finding): LanguageName | null =>
  languages.find((language) => params['language'] === language || pointerSegments(pointer).includes(language)) ?? null

const findingsIn = (findings: readonly Finding[], language: LanguageName | null) =>
  findings.filter((finding) => languageOf(finding) === language)

interface LanguageFieldProps {
  label: string
  language: LanguageName
  text: string
  usual: string | null
  findings: readonly Finding[]
  change: (language: LanguageName, text: string) => void
}

/** Drawn anew only for a change of its own: a step has a hundred of them, and each typed letter changes one. */
const LanguageField = memo(function LanguageField(props: LanguageFieldProps) {
  const { label, language, text, usual, findings, change } = props
  const words = useTexts()
  const id = useId()
  const { setLanguage } = useStudio()
  return (
    <div>
      <label htmlFor={id}>
        {words(`language.${language}`)}
        <span className="hidden">, {label}</span>
      </label>
      {usual === null ? null : (
        <p className="quiet" lang={language}>
          {usual}
        </p>
      )}
      <textarea
        id={id}
        lang={language}
        rows={2}
        value={text}
        aria-invalid={findings.length > 0}
        aria-describedby={`${id}-findings`}
        onFocus={() => setLanguage(language)}
        onChange={({ target }) => change(language, target.value)}
      />
      <div id={`${id}-findings`}>
        <Findings findings={findings} />
      </div>
    </div>
  )
})

export const Findings = ({ findings }: { findings: readonly Finding[] }) =>
  findings.map(({ message, severity }) => (
    <p key={message} className={severity === 'error' ? 'refused' : 'quiet'}>
      {message}
    </p>
  ))
