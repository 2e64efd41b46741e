import { useState } from 'react'
import { initialOf } from './avatar.tsx'
import { SafeImage } from './safe-image.tsx'
import { size } from './tokens.ts'

/** px: beside a name above a heading, in a row of a list, alone above a heading. */
const sides = { chip: 24, row: size.logo, large: 56 } as const

interface SourceLogoProps {
  src: unknown
  /** Shown beside the logo, so the logo has no text of its own. */
  name: string
  size?: keyof typeof sides
}

/** The logo of a source on a tile; until it has loaded, and without one, the first letter of its name. */
export function SourceLogo({ src, name, size = 'row' }: SourceLogoProps) {
  const [loaded, setLoaded] = useState<unknown>(null)
  const isLoaded = src !== null && loaded === src
  const side = sides[size]
  return (
    <span className="source-logo" data-size={size} data-loaded={isLoaded || undefined}>
      {!isLoaded && (
        <svg className="source-letter" aria-hidden="true" viewBox="0 0 40 40" width={side} height={side}>
          <text x="20" y="20.5" textAnchor="middle" dominantBaseline="central">
            {initialOf(name)}
          </text>
        </svg>
      )}
      <SafeImage
        src={src}
        alt=""
        width={side * 0.8}
        height={side * 0.8}
        fallback={null}
        onLoad={() => setLoaded(src)}
      />
    </span>
  )
}

/** Which source this is about, above the heading. */
export const SourceChip = ({ src, name }: Pick<SourceLogoProps, 'src' | 'name'>) => (
  <div className="source-chip">
    <SourceLogo src={src} name={name} size="chip" />
    <bdi>{name}</bdi>
  </div>
)
