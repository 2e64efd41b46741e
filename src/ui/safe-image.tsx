import { type ReactNode, useState } from 'react'
import { safeImageSrc } from '../untrusted/address.ts'

interface SafeImageProps {
  /** Unchecked, as the API sent it. */
  src: unknown
  /** '' if the name is shown beside it. */
  alt: string
  /** Shown if the address is not allowed or cannot be loaded. */
  fallback: ReactNode
  /** px; the space is reserved while it loads, so nothing moves. */
  width: number
  height: number
  /** Called once the picture is there. */
  onLoad?: (() => void) | undefined
}

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
      onLoad={onLoad}
      onError={() => setFailed(address)}
    />
  )
}
