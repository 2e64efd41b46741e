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
  /** The brand, as configured or sent by a preview; whatever is unusable takes its default. */
  theme?: Brand | null | undefined
  text: TextSource
  children: ReactNode
}

let pageCache: EmotionCache | undefined

/** What every piece of this room stands in. MUI's own components get their theme where they are used: in forms. */
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
