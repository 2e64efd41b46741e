/** What surrounds the screens: the languages on offer, the usual one, and the header. */
import type { PageSettings } from '../../generated/flow.types.ts'
import { languages } from '../../i18n/index.ts'
import { Checkbox } from '../controls/checkbox.tsx'
import { SelectField } from '../controls/select-field.tsx'
import { setValue } from '../document/edits/set-value.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { useTexts } from '../ui-texts.tsx'

export function PageFields() {
  const text = useTexts()
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
          <Checkbox
            key={each}
            label={text(`language.${each}`)}
            isChecked={offered.includes(each)}
            change={(isOffered) => offer(each, isOffered)}
          />
        ))}
      </p>
      <SelectField
        label={text('page.default')}
        value={defaultLanguage}
        options={languages.map((each) => ({
          value: each,
          label: text(`language.${each}`),
          isOff: !offered.includes(each),
        }))}
        change={(language) => write('defaultLanguage', language)}
      />
      <p className="field">
        <Checkbox
          label={text('page.header')}
          isChecked={header}
          change={(isShown) => write('header', isShown ? undefined : false)}
        />
      </p>
    </section>
  )
}

const usual: PageSettings = {}
