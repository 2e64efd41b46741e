import { initialOf } from './avatar.tsx'
import { SafeImage } from './safe-image.tsx'
import { size } from './tokens.ts'

interface SourceLogoProps {
  src: unknown
  /** Shown beside the logo, so the logo has no text of its own. */
  name: string
  /** 56 px above a heading instead of the 40 px in a row. */
  large?: boolean
}

/** The logo of a source on a tile, or the first letter of its name. */
export function SourceLogo({ src, name, large = false }: SourceLogoProps) {
  const side = large ? 56 : size.logo
  const letter = (
    <svg className="source-letter" aria-hidden="true" viewBox="0 0 40 40" width={side} height={side}>
      <text x="20" y="20.5" textAnchor="middle" dominantBaseline="central">
        {initialOf(name)}
      </text>
    </svg>
  )
  return (
    <span className="source-logo" data-large={large || undefined}>
      <SafeImage src={src} alt="" width={side * 0.8} height={side * 0.8} fallback={letter} />
    </span>
  )
}
