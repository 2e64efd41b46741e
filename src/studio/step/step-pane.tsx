/** The selected step: for whom it is shown, where it leads, and its times. */
import { changeDescription } from '../document/edits/change-description.ts'
import { showStep } from '../document/edits/show-step.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { useSelectedStep } from '../store/selected-step.ts'
import { useTexts } from '../ui-texts.tsx'
import { Description } from './description.tsx'
import { LeadsTo } from './leads-to.tsx'
import { Locked } from './locked.tsx'
import { ShownTo } from './shown-to.tsx'
import { TestsHere } from './tests-here.tsx'
import { Timing } from './timing.tsx'
import '../controls/parts.css'
import './step.css'

export function StepPane() {
  const text = useTexts()
  const { apply } = useStudio()
  const definition = useStudioState((state) => state.definition)
  const isSound = useStudioState((state) => state.isSound)
  const step = useSelectedStep()
  if (!step) return <p className="quiet">{text('step.none')}</p>
  const { name } = step
  return (
    <fieldset className="parts" disabled={!isSound} key={name}>
      <legend>{name}</legend>
      <TestsHere step={name} />
      <Description
        description={definition.steps[name]?.description ?? ''}
        change={(description) => apply((current) => changeDescription(current, name, description))}
      />
      <ShownTo
        definition={definition}
        step={step}
        show={(shown) => apply((current) => showStep(current, name, shown))}
      />
      <LeadsTo definition={definition} step={name} />
      <Timing definition={definition} step={name} />
      <Locked definition={definition} step={name} />
    </fieldset>
  )
}
