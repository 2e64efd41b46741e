/** The numbers of the flow that product people may change, and what surrounds its screens. */
import { isDurationKey } from '../../flow/index.ts'
import { NumberField } from '../controls/number-field.tsx'
import { settingInWords } from '../controls/place-in-words.ts'
import { boundsOfSetting } from '../document/bounds.ts'
import { changeSetting } from '../document/edits/change-setting.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { useTexts } from '../ui-texts.tsx'
import { PageFields } from './page-fields.tsx'
import '../controls/parts.css'

export function SettingsPane() {
  const text = useTexts()
  const { apply } = useStudio()
  const settings = useStudioState((state) => state.definition.settings)
  const isSound = useStudioState((state) => state.isSound)
  return (
    <fieldset className="parts" disabled={!isSound}>
      <legend className="hidden">{text('settings')}</legend>
      {Object.entries(settings).map(([name, value]) => (
        <NumberField
          key={name}
          label={settingInWords(name, text)}
          name={name}
          value={value}
          bounds={boundsOfSetting(name)}
          isDuration={isDurationKey(name)}
          change={(changed) => apply((current) => changeSetting(current, name, changed))}
        />
      ))}
      <PageFields />
    </fieldset>
  )
}
