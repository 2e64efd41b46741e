import styled from '@emotion/styled'
import { type ReactNode, useState } from 'react'
import { safeImageSrc } from './safe-url.ts'

interface SafeImageProps {
  /** Unchecked, as the API sent it. */
  src: unknown
  /** '' where the name stands beside it. */
  alt: string
  /** Shown where the address may not be loaded, or could not be. */
  fallback: ReactNode
  /** px; the place is kept while it loads, so nothing moves. */
  width: number
  height: number
  /** Called once if the picture can't be shown. */
  onFail?: (() => void) | undefined
}

/** The only picture from an address from outside. A failed one is remembered, not asked for again. */
export function SafeImage({ src, alt, fallback, width, height, onFail }: SafeImageProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const address = safeImageSrc(src)
  if (!address || address === failed) return <>{fallback}</>
  const fail = () => {
    setFailed(address)
    onFail?.()
  }
  return (
    <Picture
      key={address}
      src={address}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={fail}
    />
  )
}

const Picture = styled.img({ flex: 'none', display: 'block', maxWidth: '100%', objectFit: 'contain' })
