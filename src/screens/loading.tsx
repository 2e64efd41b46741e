import { type ReactNode, useEffect } from 'react'
import { ConsentLogos, Screen, useAnnounce, useText } from '../ui/index.ts'
import type { ProductView } from './view.ts'

interface LoadingProps {
  product: ProductView
  /** The skeleton of what is loading. */
  children?: ReactNode
  footer?: ReactNode
}

/** Something is loading: the product's logo pulses, as in step 1 of the consent screen (conformance 2.24). */
export function Loading({ product, children, footer }: LoadingProps) {
  const text = useText()
  const announce = useAnnounce()
  useEffect(() => announce(text('app.loading')), [announce, text])
  return (
    <Screen
      align="center"
      hero={
        <div role="img" aria-label={text('app.loading')}>
          <ConsentLogos step={1} client={{ name: null, imageUrl: null }} product={product} />
        </div>
      }
      footer={footer}
    >
      {children}
    </Screen>
  )
}
