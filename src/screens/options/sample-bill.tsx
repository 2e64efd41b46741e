import type { Explanation } from '../../generated/flow.types.ts'

/** Where the number stands: its left edge and its top. */
const places: Record<Explanation['picture'], { x: number; y: number }> = {
  'bill-top': { x: 180, y: 40 },
  'bill-slip': { x: 28, y: 174 },
}

const lines = [
  [24, 72, 96],
  [24, 84, 72],
  [24, 112, 256],
  [24, 124, 240],
  [24, 136, 208],
] as const

/** Strokes of digits, 6 wide and 12 high: letters would need a font, and say nothing to a screen reader here. */
const strokes: Readonly<Record<string, string>> = {
  0: 'v12h6v-12z',
  1: 'm1 2 2-2v12',
  2: 'h6v6h-6v6h6',
  3: 'h6v12h-6m6-6h-5',
  4: 'v6h6m0-6v12',
  7: 'h6l-3 12',
  9: 'm6 6h-6v-6h6v12',
}

const number = [...'4471 0093 12'].map((digit, at) => (digit === ' ' ? '' : `M${at * 9} 0${strokes[digit]}`)).join('')

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
      <rect className="sample-bill-mark" x={x - 12} y={y - 10} width="129" height="32" rx="8" />
      <path className="sample-bill-number" transform={`translate(${x} ${y})`} d={number} />
    </svg>
  )
}
