/** What a customer sees: the selected place, or the session that is played, of the text as it is now. */
import { useMemo, useState } from 'react'
import { defined } from '../../flow/index.ts'
import { played } from '../play/run.ts'
import { useStudioState } from '../store/context.tsx'
import { useSelectedStep } from '../store/selected-step.ts'
import { useTexts } from '../texts.tsx'
import { placeAt } from './place-at.ts'
import { inMessage, usual } from './shown.ts'
import { ShownFields } from './shown-fields.tsx'
import { Sized } from './sized.tsx'
import { WidgetFrame } from './widget-frame.tsx'
import './preview.css'

export function PreviewPane() {
  const text = useTexts()
  const run = useStudioState((state) => state.run)
  const definition = useStudioState((state) => state.definition)
  const customer = useStudioState((state) => state.customer)
  const place = useSelectedPlace()
  const step = useSelectedStep()
  const [shown, setShown] = useState(usual)
  const look = useMemo(() => inMessage(shown), [shown])
  const now = run && played(definition, run)
  const problem = shown.problem?.place
  const isProblem = problem !== undefined && (problem === place || problem.startsWith(`${place}.`))
  const selected = isProblem && shown.problem ? `${problem}!${shown.problem.name}` : place
  const name = now ? now.current.shown : selected
  return (
    <div className="preview">
      <ShownFields
        definition={definition}
        place={withoutProblem(name ?? place)}
        shown={shown}
        change={(change) => setShown({ ...shown, ...change })}
      />
      {!now && step?.shown.kind === 'nobody' ? <p className="quiet">{text('preview.nobody')}</p> : null}
      {name === null ? (
        <p className="quiet">{text('preview.closed')}</p>
      ) : (
        <Sized size={shown.size}>
          <WidgetFrame
            title={text('preview.of', { step: name })}
            step={name}
            flow={definition}
            client={run ? run.customer.client : (customer?.client ?? null)}
            splits={run ? run.customer.splits : shown.splits}
            look={look}
          />
        </Sized>
      )}
    </div>
  )
}

const withoutProblem = (name: string) => defined(name.split('!')[0], 'place')

/** The selected place; if the selected part of the flow is no place, the one before it. */
function useSelectedPlace(): string {
  const definition = useStudioState((state) => state.definition)
  const selected = useStudioState((state) => placeAt(state.selected, state.definition))
  const [last, setLast] = useState(selected)
  if (selected !== null && selected !== last) setLast(selected)
  return selected ?? last ?? defined(definition.path[0], 'first step')
}
