/** A step of the map: its name, its states, and what leads to them or away. */
import type { Node, NodeProps } from '@xyflow/react'
import { memo } from 'react'
import type { PlacedBox } from '../../map/index.ts'

export type StepNode = Node<{ box: PlacedBox }, 'step'>

export const StepBox = memo(({ data: { box } }: NodeProps<StepNode>) => (
  <svg className="box" width={box.width} height={box.height} aria-hidden="true">
    {box.hairlines.map((y) => (
      <path key={y} d={`M0 ${y}H${box.width}`} />
    ))}
    {box.lines.map(({ text, x, y, style }) => (
      <text key={`${x} ${y} ${style}`} className={`line-${style}`} x={x} y={y}>
        {text}
      </text>
    ))}
  </svg>
))
