import { type ReactNode, useState } from 'react'
import { safeImageSrc } from '../untrusted/address.ts'

interface SafeImageProps {
  /** Unchecked, as the API sent it. */
  src: unknown
  /** '' if the name is shown beside it. */
  alt: string
  /** Shown if the address is not allowed, or if nothing can be loaded or seen. */
  fallback: ReactNode
  /** px; the space is reserved while it loads, so nothing moves. */
  width: number
  height: number
  /** Called once the picture is there. */
  onLoad?: (() => void) | undefined
}

/** px; what is thinner in its box, and a single dot, leaves an empty place. A picture without a size has all of the box. */
const leastSeen = 3

/** The only way to show a picture from outside. A failed address is not requested again. */
export function SafeImage({ src, alt, fallback, width, height, onLoad }: SafeImageProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const address = safeImageSrc(src)
  if (!address || address === failed) return <>{fallback}</>
  return (
    <img
      className="picture"
      key={address}
      src={address}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      referrerPolicy="no-referrer"
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
        const scale = Math.min(width / naturalWidth, height / naturalHeight)
        const seen = Math.min(naturalWidth, naturalHeight) * scale
        if (seen < leastSeen || naturalWidth * naturalHeight === 1) setFailed(address)
        else onLoad?.()
      }}
      onError={() => setFailed(address)}
    />
  )
}
