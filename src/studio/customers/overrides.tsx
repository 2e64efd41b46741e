import { defined, isDurationKey, lastSegment, pointerSegments } from '../../flow/index.ts'
import { flowNameOf, type Override } from '../../flow-files/index.ts'
import { NumberField } from '../controls/number-field.tsx'
import { placeInWords } from '../controls/place-in-words.ts'
import { valueInWords } from '../controls/value-in-words.ts'
import { boundsAt } from '../document/bounds.ts'
import type { Edit } from '../document/edits/edit.ts'
import { inherit, type Merged, override } from '../document/edits/edit-variant.ts'
import { readVariant } from '../document/read-flow.ts'
import { useStudio } from '../store/context.tsx'
import { allFiles, filesNow } from '../store/files.ts'
import { useTexts } from '../ui-texts.tsx'

const isDuration = (pointer: string) => isDurationKey(defined(lastSegment(pointer), 'key of an override'))

interface OverridesProps {
  /** Of the variant. */
  file: string
  name: string
  overrides: readonly Override[]
}

/**
 * What a variant changes: each can be set back; a number can be changed here, the rest in the variant itself. What another
 * variant sets that it extends is set back there, for all who extend that one.
 */
export function Overrides({ file, name, overrides }: OverridesProps) {
  const text = useTexts()
  const { store, applyTo, openFlow, select } = useStudio()
  const edit = (change: (text: string, variant: Merged) => Edit | null) =>
    applyTo(file, (current) => {
      const merged = readVariant(file, allFiles(filesNow(store.getState())))
      return merged && change(current, merged)
    })
  return overrides.map(({ pointer, file: setIn, to, inherited }) => {
    const place = placeInWords(pointer, text)
    const key = pointerSegments(pointer).join('/')
    const setter = flowNameOf(setIn)
    const goThere = () => {
      openFlow(setIn)
      select(pointer)
    }
    return (
      <div key={pointer} className="override">
        {typeof to === 'number' ? (
          <NumberField
            label={place}
            name={key}
            value={to}
            bounds={boundsAt(pointer)}
            isDuration={isDuration(pointer)}
            change={(value) => edit((current, variant) => override(current, variant, pointer, value))}
          />
        ) : (
          <p>
            {place} <code>{key}</code> {valueInWords(to)}
          </p>
        )}
        <span className="quiet">{valueInWords(inherited)}</span>
        {setIn === file ? (
          <button
            type="button"
            aria-label={text('customers.inherit.of', { name, place })}
            onClick={() => edit((current, variant) => inherit(current, variant, pointer))}
          >
            {text('customers.inherit')}
          </button>
        ) : (
          <button type="button" aria-label={text('customers.set-in.of', { name, place, setter })} onClick={goThere}>
            {text('customers.set-in', { setter })}
          </button>
        )}
      </div>
    )
  })
}
