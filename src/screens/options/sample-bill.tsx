import type { Explanation } from '../../generated/flow.types.ts'

/** Where the number stands: its left edge and its baseline. */
const places: Record<Explanation['picture'], { x: number; y: number }> = {
  'bill-top': { x: 176, y: 52 },
  'bill-slip': { x: 24, y: 180 },
}

const lines = [
  [24, 72, 96],
  [24, 84, 72],
  [24, 112, 256],
  [24, 124, 240],
  [24, 136, 208],
] as const

/** A made-up bill with its number marked. Drawn in the colours of the page, so that it is right in the dark. */
export function SampleBill({ marked, alt }: { marked: Explanation['picture']; alt: string }) {
  const { x, y } = places[marked]
  return (
    <svg className="sample-bill" viewBox="0 0 304 212" role="img" aria-label={alt}>
      <rect className="sample-bill-paper" x="1" y="1" width="302" height="210" rx="8" />
      <circle className="sample-bill-line" cx="36" cy="34" r="12" />
      <rect className="sample-bill-line" x="56" y="30" width="56" height="8" rx="4" />
      {lines.map(([left, top, width]) => (
        <rect className="sample-bill-line" key={top} x={left} y={top} width={width} height="4" rx="2" />
      ))}
      <path className="sample-bill-cut" d="M1 156h302" />
      <rect className="sample-bill-line" x="216" y="172" width="64" height="8" rx="4" />
      <rect className="sample-bill-mark" x={x - 10} y={y - 20} width="124" height="30" rx="8" />
      <text className="sample-bill-number" x={x} y={y}>
        4471 0093 12
      </text>
    </svg>
  )
}
