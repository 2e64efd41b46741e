/** The arrows between the steps, behind their labels: one picture, which moves with the map. */
import { memo } from 'react'
import { dot, linePath, type PlacedArrow, zoomable } from '../../map/index.ts'
import type { DrawnMap } from './draw-map.ts'
import { arrowKey } from './find-map.ts'

export const Arrows = memo(({ map: { layout, broken, reached } }: { map: DrawnMap }) => {
  const { width, height, start, arrows } = layout
  const kinds = (['main', 'path', 'aside', 'back', 'broken'] as const).map((kind) => (
    <marker key={kind} id={`map-${kind}`} className={`head-${kind}`} viewBox="0 0 8 8" refX="7" refY="4" orient="auto">
      <path d="M0 0L8 4L0 8Z" />
    </marker>
  ))
  const looks = arrows.map((arrow) => {
    const kind = broken.includes(arrow.to) ? 'broken' : arrow.kind
    const isReached = !reached || kind === 'broken' || reached.arrows.includes(arrowKey(arrow))
    return { arrow, kind, className: `arrow-${kind}${isReached ? '' : ' unreached'}` }
  })
  return (
    <svg className="arrows" width={width} height={height} aria-hidden="true">
      <defs>{kinds}</defs>
      {looks.map(({ arrow, kind, className }) => (
        <path key={arrowKey(arrow)} className={className} d={linePath(arrow.points)} markerEnd={`url(#map-${kind})`} />
      ))}
      <circle cx={start.x + dot / 2} cy={start.y + dot / 2} r={dot / 2} />
      {looks.map(({ arrow, className }) => (
        <Label key={arrowKey(arrow)} label={arrow.label} className={className} />
      ))}
    </svg>
  )
})

function Label({ label, className }: Pick<PlacedArrow, 'label'> & { className: string }) {
  if (!label) return null
  const { x, y, width, height, lines } = label
  return (
    <g className={className}>
      <rect x={x} y={y} width={width} height={height} rx="4" />
      {lines.map((line, index) => (
        <text key={line} x={x + 4} y={y + 14 + index * zoomable.label.height}>
          {line}
        </text>
      ))}
    </g>
  )
}
