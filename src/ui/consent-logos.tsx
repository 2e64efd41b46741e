import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { Avatar, initialOf } from './avatar.tsx'
import { LogoMark } from './logo.tsx'
import { SafeImage } from './safe-image.tsx'
import { useText } from './text.tsx'
import { avatarGreen, motion } from './tokens.ts'

interface ConsentLogosProps {
  /** 1: the product's logo alone pulses while loading; 2: the client's appears; 3: a line connects both. */
  step: 1 | 2 | 3
  client: { name: string | null; imageUrl: string | null }
  product: { name: string; logoUrl: string | null; avatarUrl: string | null }
}

const tile = 72
const gap = 64

/** The client's picture, else that of the configured avatar service, else the avatar drawn here. */
function ClientPicture({ client, avatarUrl }: { client: ConsentLogosProps['client']; avatarUrl: string | null }) {
  const text = useText()
  const initial = initialOf(client.name)
  const alt = client.name ? text('consent.client-logo', { client: client.name }) : ''
  const service = avatarUrl
    ?.replaceAll('{initial}', encodeURIComponent(initial))
    .replaceAll('{color}', avatarGreen.slice(1))
  const box = { alt, width: tile, height: tile }
  const drawn = <Avatar initial={initial} size={tile} />
  return <SafeImage src={client.imageUrl} {...box} fallback={<SafeImage src={service} {...box} fallback={drawn} />} />
}

/** The client's logo beside the product's (conformance 2.23–2.25). */
export function ConsentLogos({ step, client, product }: ConsentLogosProps) {
  const text = useText()
  const mark = (
    <Mark>
      <LogoMark size={44} />
    </Mark>
  )
  const label = text('header.logo', { product: product.name })
  return (
    <Stage data-step={step}>
      <Tile data-part="client">{step > 1 && <ClientPicture client={client} avatarUrl={product.avatarUrl} />}</Tile>
      <Tie data-part="tie" viewBox={`0 0 ${gap} 12`} width={gap} height={12} aria-hidden="true">
        <path d={`M12 6H${gap - 12}`} pathLength={1} />
        <circle cx="11" cy="6" r="3.5" />
        <circle cx={gap - 11} cy="6" r="3.5" />
      </Tie>
      <Tile data-part="product">
        <SafeImage src={product.logoUrl} alt={label} width={tile} height={tile} fallback={mark} />
      </Tile>
    </Stage>
  )
}

const middle = (tile + gap) / 2
const pulse = keyframes({ '50%': { opacity: 0.55, scale: '0.95' } })
const arrive = keyframes({ from: { opacity: 0, transform: `translateX(${middle}px) scale(0.8)` } })
const stepAside = keyframes({ from: { transform: `translateX(${-middle}px)` } })
const entrance = `${motion.slow}ms ${motion.ease}`

/** The logos enter by animations, because transitions would not play when a screen begins with step 2. */
const Stage = styled.div({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  '[data-part=client]': { animation: `${arrive} ${entrance}` },
  '[data-part=product]': { animation: `${stepAside} ${entrance}` },
  '[data-part=tie], [data-part=tie] path': { transition: `opacity ${entrance}, stroke-dashoffset ${entrance}` },
  '&[data-step="1"]': {
    '[data-part=client]': { visibility: 'hidden' },
    '[data-part=product]': {
      transform: `translateX(${-middle}px)`,
      animation: `${pulse} 1600ms ease-in-out infinite`,
    },
  },
  '&:not([data-step="3"]) [data-part=tie]': { opacity: 0, '& path': { strokeDashoffset: 1 } },
})

const Tile = styled.div(({ theme: { look } }) => ({
  flex: 'none',
  width: tile,
  height: tile,
  overflow: 'hidden',
  // Logos are made for a white background, so they keep it in the dark scheme.
  '& img': { background: '#ffffff' },
  borderRadius: look.radius.control === 0 ? 0 : Math.min(look.radius.control * 1.6, tile / 2),
  boxShadow: `0 0 0 1px ${look.colour.line}, 0 6px 16px rgba(16, 22, 40, 0.08)`,
}))

const Mark = styled.div(({ theme: { look } }) => ({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  color: look.colour.brand.onFill,
  background: look.colour.brand.fill,
}))

const Tie = styled.svg(({ theme: { look } }) => ({
  flex: 'none',
  fill: look.colour.brand.accent,
  '& path': {
    fill: 'none',
    stroke: look.colour.brand.accent,
    strokeWidth: 2.5,
    strokeDasharray: 1,
  },
}))
