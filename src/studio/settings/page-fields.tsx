/** What surrounds the screens: the languages on offer, the usual one, and the header. */
import { useId } from 'react'
import type { LanguageName, PageSettings } from '../../generated/flow.types.ts'
import { setValue } from '../document/edits/set-value.ts'
import { languages } from '../document/languages.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { useTexts } from '../texts.tsx'

export function PageFields() {
  const text = useTexts()
  const id = useId()
  const { apply } = useStudio()
  const page = useStudioState(({ definition }) => definition.page ?? usual)
  const { languages: offered = languages, defaultLanguage = 'en', header = true } = page
  const write = <Key extends keyof PageSettings>(key: Key, value: PageSettings[Key]) => {
    const { [key]: _, ...others } = page
    const now = value === undefined ? others : { ...page, [key]: value }
    apply((current) => setValue(current, '/page', Object.keys(now).length === 0 ? undefined : now))
  }
  const offer = (tag: string, isOffered: boolean) => {
    const now = languages.filter((each) => (each === tag ? isOffered : offered.includes(each)))
    if (now.length > 0) write('languages', now.length === languages.length ? undefined : now)
  }
  return (
    <section className="part">
      <h2>{text('page')}</h2>
      <p className="field">
        {text('page.languages')}
        {languages.map((each) => (
          <label key={each}>
            <input
              type="checkbox"
              checked={offered.includes(each)}
              onChange={({ target }) => offer(each, target.checked)}
            />
            {text(`language.${each}`)}
          </label>
        ))}
      </p>
      <p className="field">
        <label htmlFor={id}>{text('page.default')}</label>
        <select
          id={id}
          value={defaultLanguage}
          onChange={({ target }) => write('defaultLanguage', target.value as LanguageName)}
        >
          {languages.map((each) => (
            <option key={each} value={each} disabled={!offered.includes(each)}>
              {text(`language.${each}`)}
            </option>
          ))}
        </select>
      </p>
      <p className="field">
        <label>
          <input
            type="checkbox"
            checked={header}
            onChange={({ target }) => write('header', target.checked ? undefined : false)}
          />
          {text('page.header')}
        </label>
      </p>
    </section>
  )
}

const usual: PageSettings = {}
