import styled from '@emotion/styled'
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
    <Letter aria-hidden="true" viewBox="0 0 40 40" width={side} height={side}>
      <text x="20" y="20.5" textAnchor="middle" dominantBaseline="central">
        {initialOf(name)}
      </text>
    </Letter>
  )
  return (
    <Tile data-large={large || undefined}>
      <SafeImage src={src} alt="" width={side * 0.8} height={side * 0.8} fallback={letter} />
    </Tile>
  )
}

const Tile = styled.span(({ theme: { look } }) => ({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  width: size.logo,
  height: size.logo,
  borderRadius: Math.min(look.radius.small + 2, size.logo / 2),
  '&[data-large]': { width: 56, height: 56, borderRadius: look.radius.control },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: `inset 0 0 0 1px ${look.colour.line}`,
  },
  // Logos are made for a white background, which needs no edge in the dark scheme. A letter has no such background.
  '&:has(img)': { background: '#ffffff', '&::after': { display: look.scheme === 'dark' ? 'none' : 'block' } },
}))

const Letter = styled.svg(({ theme: { look } }) => ({
  background: look.colour.subtle,
  fill: look.colour.secondary,
  fontSize: 17,
  fontWeight: 600,
}))
