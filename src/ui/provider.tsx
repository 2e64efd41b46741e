import { createContext, type ReactNode, useContext, useInsertionEffect, useMemo } from 'react'
import type { Scheme } from './base-tokens.ts'
import { type Brand, readBrand } from './brand.ts'
import { LiveRegion } from './live-region.tsx'
import { applyBrand } from './properties.ts'
import { useScheme } from './scheme.ts'
import { TextProvider, type TextSource } from './text.tsx'

interface UiProviderProps {
  /** The brand from the configuration, client info or a preview message; defaults replace invalid values. */
  theme?: Brand | null | undefined
  text: TextSource
  children: ReactNode
}

/** Which look the page has. */
export interface Appearance {
  brand: Required<Brand>
  scheme: Scheme
}

const AppearanceContext = createContext<Appearance | null>(null)

/** Provides appearance, texts and live region to all components of this module. Forms add a theme for MUI's components. */
export function UiProvider({ theme, text, children }: UiProviderProps) {
  const brand = useMemo(() => readBrand(theme), [theme])
  const scheme = useScheme(brand.mode)
  const appearance = useMemo(() => ({ brand, scheme }), [brand, scheme])
  useInsertionEffect(() => applyBrand(brand, scheme, document.documentElement), [brand, scheme])
  return (
    <AppearanceContext value={appearance}>
      <TextProvider value={text}>
        <LiveRegion>{children}</LiveRegion>
      </TextProvider>
    </AppearanceContext>
  )
}

export function useAppearance(): Appearance {
  const appearance = useContext(AppearanceContext)
  if (!appearance) throw new Error('No UiProvider.')
  return appearance
}
