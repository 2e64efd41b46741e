import { useReactFlow } from '@xyflow/react'
import { useTexts } from '../texts.tsx'

export function ZoomButtons() {
  const text = useTexts()
  const { zoomIn, zoomOut, fitView } = useReactFlow()
  return (
    <div className="zoom">
      <button type="button" aria-label={text('map.closer')} onClick={() => zoomIn()}>
        +
      </button>
      <button type="button" aria-label={text('map.further')} onClick={() => zoomOut()}>
        −
      </button>
      <button type="button" onClick={() => fitView({ padding: 0.05 })}>
        {text('map.whole')}
      </button>
    </div>
  )
}
