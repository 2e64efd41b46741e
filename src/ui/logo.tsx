import { SafeImage } from './safe-image.tsx'
import { useText } from './text.tsx'

/** The mark: two nodes and the line between them, in a box of 32 × 32. */
export function LogoMark({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} fill="none" aria-hidden="true" focusable="false">
      <g stroke="currentColor" strokeWidth="3.2" strokeLinecap="round">
        <path d="M12.4 22c7.4 0-.2-12 7.2-12" />
        <circle cx="8" cy="22" r="4.2" />
        <circle cx="24" cy="10" r="4.2" />
      </g>
    </svg>
  )
}

/** The name 'Tieline' as strokes, one string per letter, with the baseline at 20. */
const drawnName = 'Tieline'
const letters = [
  'M1.5 6.2h11.6M7.3 6.2V20',
  'M17.6 10.8V20M17.6 6.3v.05',
  'M22.2 15.4h9a4.5 4.5 0 1 0-1.3 3.2',
  'M36 5V20',
  'M41 10.8V20M41 6.3v.05',
  'M46 10.8V20M46 15a4.1 4.1 0 0 1 8.2 0v5',
  'M58.6 15.4h9a4.5 4.5 0 1 0-1.3 3.2',
]

interface LogoProps {
  /** The product's name: 'Tieline' is drawn, another name is text. */
  name: string
}

function Logo({ name }: LogoProps) {
  const text = useText()
  return (
    <span className="logo" role="img" aria-label={text('header.logo', { product: name })}>
      <span className="logo-mark">
        <LogoMark size={26} />
      </span>
      {name === drawnName ? (
        <svg
          className="logo-drawn-name"
          viewBox="0 0 69 24"
          width={69}
          height={24}
          aria-hidden="true"
          focusable="false"
        >
          <path d={letters.join('')} />
        </svg>
      ) : (
        <span className="logo-name" aria-hidden="true">
          {name}
        </span>
      )}
    </span>
  )
}

/** The configured logo, else Tieline's. */
export function ProductLogo({ name, logoUrl }: { name: string; logoUrl?: string | null | undefined }) {
  const text = useText()
  const label = text('header.logo', { product: name })
  return <SafeImage src={logoUrl} alt={label} width={140} height={28} fallback={<Logo name={name} />} />
}
