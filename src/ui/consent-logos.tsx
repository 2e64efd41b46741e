import { useState } from 'react'
import { Avatar, initialOf } from './avatar.tsx'
import { avatarGreen } from './base-tokens.ts'
import { LogoMark } from './logo.tsx'
import { SafeImage } from './safe-image.tsx'
import { useText } from './text.tsx'

interface ConsentLogosProps {
  /** 1: the product's logo alone pulses while loading; 2: the client's appears; 3: a line connects both. */
  step: 1 | 2 | 3
  client: { name: string | null; imageUrl: string | null }
  product: { name: string; logoUrl: string | null; avatarUrl: string | null }
}

const tile = 72
const gap = 64

/** The client's picture, else that of the configured avatar service; until it is there, the avatar drawn here. */
function ClientPicture({ client, avatarUrl }: { client: ConsentLogosProps['client']; avatarUrl: string | null }) {
  const text = useText()
  const [loaded, setLoaded] = useState(false)
  const initial = initialOf(client.name)
  const alt = client.name ? text('consent.client-logo', { client: client.name }) : ''
  const service = avatarUrl
    ?.replaceAll('{initial}', encodeURIComponent(initial))
    .replaceAll('{color}', avatarGreen.slice(1))
  const box = { alt, width: tile, height: tile, onLoad: () => setLoaded(true) }
  return (
    <>
      {!loaded && <Avatar initial={initial} size={tile} />}
      <SafeImage src={client.imageUrl} {...box} fallback={<SafeImage src={service} {...box} fallback={null} />} />
    </>
  )
}

/** The client's logo beside the product's (conformance 2.23–2.25). */
export function ConsentLogos({ step, client, product }: ConsentLogosProps) {
  const text = useText()
  const mark = (
    <div className="logos-mark">
      <LogoMark size={44} />
    </div>
  )
  const label = text('header.logo', { product: product.name })
  return (
    <div className="logos" data-step={step}>
      <div className="logos-tile" data-part="client">
        {step > 1 && <ClientPicture client={client} avatarUrl={product.avatarUrl} />}
      </div>
      <svg className="logos-tie" data-part="tie" viewBox={`0 0 ${gap} 12`} width={gap} height={12} aria-hidden="true">
        <path d={`M12 6H${gap - 12}`} pathLength={1} />
        <circle cx="11" cy="6" r="3.5" />
        <circle cx={gap - 11} cy="6" r="3.5" />
      </svg>
      <div className="logos-tile" data-part="product">
        <SafeImage src={product.logoUrl} alt={label} width={tile} height={tile} fallback={mark} />
      </div>
    </div>
  )
}
