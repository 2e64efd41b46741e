/** The flow as a picture: its steps, what leads from one to the next, and the path of one customer. */
import { ReactFlowProvider } from '@xyflow/react'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import { customerInWords } from '../controls/customer-in-words.ts'
import { useStudioState } from '../store/context.tsx'
import { useTexts } from '../ui-texts.tsx'
import { drawing, drawMap } from './draw-map.ts'
import { MapCanvas } from './map-canvas.tsx'
import { shownCustomer } from './shown-customer.ts'
import { ZoomButtons } from './zoom-buttons.tsx'
import './map.css'

const mostSteps = 300

export function MapPane() {
  const text = useTexts()
  const definition = useStudioState((state) => state.definition)
  const count = Object.keys(definition.steps).length
  return count > mostSteps ? (
    <p className="quiet">{text('map.large', { count, most: mostSteps })}</p>
  ) : (
    <FlowMap definition={definition} />
  )
}

function FlowMap({ definition }: { definition: FlowDefinition }) {
  const text = useTexts()
  const customer = useStudioState(shownCustomer)
  const inputs = customer?.inputs ?? null
  const { map, state } = useStore(drawing)
  useEffect(() => drawMap({ definition, inputs }), [definition, inputs])
  return (
    <div className="map" aria-busy={state === 'drawing'}>
      <ReactFlowProvider>
        <div className="map-bar">
          <p className="quiet">
            {state === 'unsound' || state === 'failed'
              ? text(`map.${state}`)
              : customer && map?.reached
                ? text('map.path-of', { customer: customerInWords(customer, text) })
                : text(map ? 'map.keys' : 'map.drawing')}
          </p>
          {map ? <ZoomButtons layout={map.layout} /> : null}
        </div>
        {map ? (
          <div className={state === 'drawn' ? 'canvas' : 'canvas old'}>
            <MapCanvas map={map} />
          </div>
        ) : null}
      </ReactFlowProvider>
    </div>
  )
}
