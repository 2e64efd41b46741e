/** One text in each language, side by side where there is room: the usual one, and what is written in its place. */
import { useId } from 'react'
import { pointerSegments } from '../../flow/index.ts'
import type { LanguageName } from '../../generated/flow.types.ts'
import { languages } from '../../i18n/index.ts'
import type { Finding } from '../../lint/index.ts'
import { useStudio } from '../store/context.tsx'
import { useTexts } from '../texts.tsx'
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
  return (
    <fieldset className="languages">
      <legend>{label}</legend>
      <div>
        {languages.map((language) => (
          <LanguageField
            key={language}
            label={label}
            language={language}
            text={texts[language] ?? ''}
            usual={usual?.[language] ?? null}
            findings={findings.filter((finding) => languageOf(finding) === language)}
            change={(text) => change(language, text)}
          />
        ))}
      </div>
      <Findings findings={findings.filter((finding) => languageOf(finding) === null)} />
    </fieldset>
  )
}

/** A text that is missing is marked where the others are. */
const languageOf = ({ params, pointer }: Finding): LanguageName | null =>
  languages.find((language) => params['language'] === language || pointerSegments(pointer).includes(language)) ?? null

interface LanguageFieldProps {
  label: string
  language: LanguageName
  text: string
  usual: string | null
  findings: readonly Finding[]
  change: (text: string) => void
}

function LanguageField({ label, language, text, usual, findings, change }: LanguageFieldProps) {
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
        onChange={({ target }) => change(target.value)}
      />
      <div id={`${id}-findings`}>
        <Findings findings={findings} />
      </div>
    </div>
  )
}

export const Findings = ({ findings }: { findings: readonly Finding[] }) =>
  findings.map(({ message, severity }) => (
    <p key={message} className={severity === 'error' ? 'refused' : 'quiet'}>
      {message}
    </p>
  ))
