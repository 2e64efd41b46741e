/** What a customer sees: the selected place, or the session that is played, of the text as it is now. */
import { useMemo, useState } from 'react'
import { defined, parsePlaceId } from '../../flow/index.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import { formatPreviewName, parsePreviewName } from '../../preview/places.ts'
import { WidgetFrame } from '../controls/widget-frame.tsx'
import { placeAt } from '../document/place-at.ts'
import { useStudioState } from '../store/context.tsx'
import { customerIn } from '../store/customers.ts'
import { compiled, played } from '../store/played-session.ts'
import { useSelectedStep } from '../store/selected-step.ts'
import { useTexts } from '../ui-texts.tsx'
import { OutdatedPreview } from './outdated-preview.tsx'
import { inMessage, usual } from './preview-settings.ts'
import { PreviewSettingsFields } from './preview-settings-fields.tsx'
import { Sized } from './sized.tsx'
import { WhoGetsHere } from './who-gets-here.tsx'
import './preview.css'

export function PreviewPane() {
  const text = useTexts()
  const run = useStudioState((state) => state.run)
  const current = useStudioState((state) => state.definition)
  const definition = useLastCompiled(current)
  const isSound = useStudioState((state) => state.isSound) && definition === current
  const chosen = useStudioState((state) => customerIn(state, state.customer)?.customer ?? null)
  const place = useSelectedPlace()
  const step = useSelectedStep()
  const [settings, setSettings] = useState(usual)
  const settingsInMessage = useMemo(() => inMessage(settings), [settings])
  const customer = run?.customer ?? chosen
  // What is said in "More" counts more than what a customer gets by chance.
  const splits = useMemo(
    () => ({ ...customer?.splits, ...(!run && settings.splits) }),
    [customer, run, settings.splits],
  )
  const now = run && played(definition, run)
  const problem = settings.problem?.place
  const isProblem = problem !== undefined && (problem === place || parsePlaceId(problem).step === place)
  const selected = isProblem && settings.problem ? formatPreviewName(problem, settings.problem.name) : place
  const name = now ? now.current.shown : selected
  return (
    <div className="preview">
      <PreviewSettingsFields
        definition={definition}
        place={parsePreviewName(name ?? place).place}
        settings={settings}
        change={(change) => setSettings({ ...settings, ...change })}
      />
      {!isSound ? (
        <OutdatedPreview />
      ) : now ? (
        <p className="quiet">{text('preview.played')}</p>
      ) : step?.shown.kind === 'nobody' ? (
        <p className="quiet">{text('preview.nobody')}</p>
      ) : (
        <WhoGetsHere place={place} />
      )}
      {name === null ? (
        <p className="quiet">{text('preview.closed')}</p>
      ) : (
        <Sized size={settings.size}>
          <WidgetFrame
            title={text('preview.of', { step: name })}
            step={name}
            flow={definition}
            client={customer?.client ?? null}
            splits={splits}
            settings={settingsInMessage}
          />
        </Sized>
      )}
    </div>
  )
}

/** The flow; if it does not compile, the last one that did. At the start there may be none. */
function useLastCompiled(definition: FlowDefinition): FlowDefinition {
  const [last, setLast] = useState(definition)
  if (definition === last || !compiled(definition)) return last
  setLast(definition)
  return definition
}

/** The selected place; if the selected part of the flow is no place, the one before it. */
function useSelectedPlace(): string {
  const definition = useStudioState((state) => state.definition)
  const selected = useStudioState((state) => placeAt(state.selected, state.definition))
  const [last, setLast] = useState(selected)
  if (selected !== null && selected !== last) setLast(selected)
  return selected ?? last ?? defined(definition.path[0], 'first step')
}
