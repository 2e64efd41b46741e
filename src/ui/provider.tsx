import { CacheProvider, type EmotionCache, ThemeProvider } from '@emotion/react'
import { type ReactNode, useMemo } from 'react'
import { type Brand, readBrand } from './brand.ts'
import { GlobalStyles } from './global-styles.tsx'
import { LiveRegion } from './live-region.tsx'
import { useScheme } from './scheme.ts'
import { createStyleCache } from './style-sheet.ts'
import { TextProvider, type TextSource } from './text.tsx'
import { createLook } from './theme.ts'

interface UiProviderProps {
  /** The brand from the configuration, client info or a preview message; defaults replace invalid values. */
  theme?: Brand | null | undefined
  text: TextSource
  children: ReactNode
}

let pageCache: EmotionCache | undefined

/** Provides look, texts and live region to all components of this module. Forms add a theme for MUI's components. */
export function UiProvider({ theme: brand, text, children }: UiProviderProps) {
  pageCache ??= createStyleCache()
  const scheme = useScheme(readBrand(brand).mode)
  const theme = useMemo(() => ({ look: createLook(brand, scheme) }), [brand, scheme])
  return (
    <CacheProvider value={pageCache}>
      <ThemeProvider theme={theme}>
        <GlobalStyles look={theme.look} />
        <TextProvider value={text}>
          <LiveRegion>{children}</LiveRegion>
        </TextProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}
