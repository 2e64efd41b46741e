/** What a customer sees: the selected step, or the session that is played, of the text as it is now. */
import { useState } from 'react'
import { defined } from '../../flow/index.ts'
import { played } from '../play/run.ts'
import { useStudioState } from '../store/context.tsx'
import { useSelectedStep } from '../store/selected-step.ts'
import { useTexts } from '../texts.tsx'
import { WidgetFrame } from './widget-frame.tsx'
import './preview.css'

export function PreviewPane() {
  const run = useStudioState((state) => state.run)
  const definition = useStudioState((state) => state.definition)
  const now = run && played(definition, run)
  return now && run ? (
    <Screen step={now.current.shown} client={run.customer.client} splits={run.customer.splits} />
  ) : (
    <SelectedScreen />
  )
}

function SelectedScreen() {
  const text = useTexts()
  const definition = useStudioState((state) => state.definition)
  const customer = useStudioState((state) => state.customer)
  const selected = useSelectedStep()
  // A part of the flow that is no step leaves the step that was shown.
  const [shown, setShown] = useState(selected)
  if (selected && selected !== shown) setShown(selected)
  return (
    <Screen
      step={shown?.name ?? defined(definition.path[0], 'first step')}
      client={customer?.client ?? null}
      note={shown?.shown.kind === 'nobody' ? text('preview.nobody') : null}
    />
  )
}

interface ScreenProps {
  /** null: the widget has closed. */
  step: string | null
  client: Readonly<Record<string, unknown>> | null
  splits?: Readonly<Record<string, string>>
  note?: string | null
}

function Screen({ step, client, splits, note = null }: ScreenProps) {
  const text = useTexts()
  const definition = useStudioState((state) => state.definition)
  return (
    <div className="preview">
      {note === null ? null : <p className="quiet">{note}</p>}
      {step === null ? (
        <p className="quiet">{text('preview.closed')}</p>
      ) : (
        <WidgetFrame
          title={text('preview.of', { step })}
          step={step}
          flow={definition}
          client={client}
          {...(splits && { splits })}
        />
      )}
    </div>
  )
}
