/** Adds a step with a form of its own to the path, before the selected step. */
import { formFileOf } from '../../flow-files/index.ts'
import { NameField } from '../controls/name-field.tsx'
import { addStep } from '../document/edits/add-step.ts'
import { makeFile } from '../document/edits/make-file.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { allFiles, filesNow } from '../store/files.ts'
import { useSelectedStep } from '../store/selected-step.ts'
import { useTexts } from '../ui-texts.tsx'
import { newForm } from './changes.ts'

export function AddFormStep() {
  const text = useTexts()
  const { store, apply, applyTo, together, selectStep } = useStudio()
  const steps = useStudioState((state) => state.definition.steps)
  const selected = useSelectedStep()
  if (!selected) return <p className="quiet">{text('form.select')}</p>
  if (selected.index === null) return <p className="quiet">{text('form.beside', { step: selected.name })}</p>
  const { index, name: before } = selected
  const add = (name: string) => {
    const file = formFileOf(store.getState().file, name)
    // A form that is there already is shown once more.
    const isThere = allFiles(filesNow(store.getState())).some((each) => each.file === file)
    const step = { screen: 'form', form: name, on: { SUBMIT_FORM: '@next' } } as const
    together(() => {
      if (!isThere) applyTo(file, () => makeFile(file, newForm(name)))
      apply((current) => addStep(current, name, step, index))
    })
    selectStep(name)
  }
  return (
    <>
      <p className="quiet">{text('form.none')}</p>
      <NameField label={text('form.add-step', { step: before })} name="" taken={Object.keys(steps)} change={add} />
    </>
  )
}
