import { useMemo } from 'react'
import { encode } from 'uqr'

/** White room around the code that cameras need, in modules. */
const quiet = 4

/** A QR code, drawn here without a request. `label` says where it leads, for those who cannot see it. */
export function QrCode({ of: text, label }: { of: string; label: string }) {
  const { size, path } = useMemo(() => draw(text), [text])
  return (
    <svg className="qr-code" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}

function draw(text: string) {
  const { data, size } = encode(text, { ecc: 'L', border: quiet })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}
