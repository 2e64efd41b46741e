import { useReactFlow } from '@xyflow/react'
import type { Layout } from '../../map/index.ts'
import { useTexts } from '../ui-texts.tsx'

export function ZoomButtons({ layout: { width, height } }: { layout: Layout }) {
  const text = useTexts()
  const { zoomIn, zoomOut, fitBounds } = useReactFlow()
  return (
    <div className="zoom">
      <button type="button" aria-label={text('map.closer')} onClick={() => zoomIn()}>
        +
      </button>
      <button type="button" aria-label={text('map.further')} onClick={() => zoomOut()}>
        −
      </button>
      <button type="button" onClick={() => fitBounds({ x: 0, y: 0, width, height }, { padding: 0.02 })}>
        {text('map.whole')}
      </button>
    </div>
  )
}
