/** The selected step: for whom it is shown. */
import { showStep } from '../document/edits/show-step.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { useSelectedStep } from '../store/selected-step.ts'
import { useTexts } from '../texts.tsx'
import { ShownTo } from './shown-to.tsx'

export function StepPane() {
  const text = useTexts()
  const { apply } = useStudio()
  const definition = useStudioState((state) => state.definition)
  const step = useSelectedStep()
  if (!step) return <p className="quiet">{text('step.none')}</p>
  return (
    <>
      <h3>{step.name}</h3>
      <ShownTo
        definition={definition}
        step={step}
        show={(shown) => apply((current) => showStep(current, step.name, shown))}
      />
    </>
  )
}
